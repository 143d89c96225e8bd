import { decodeMarket } from "../../../src/domain/market/market-file";
import {
  GUIDE,
  addNode,
  bootstrap,
  buildEachTestAnew,
  fileNode,
  read,
  withEnvironment,
  write,
} from "../../support/small-build";

/** What the built site can't show of its nodes: changes, other nodes, and an address that is none. */

buildEachTestAnew();

const FILE = `data/guides/${GUIDE}.md`;

test("an editor's change of a guide renews its node and the search index, and leaves the settings, which stand on every page", async () => {
  const gatsby = await bootstrap();
  const before = [...gatsby.ofType("SiteSettings"), ...gatsby.ofType("GuideIndex")];
  write(
    FILE,
    read(FILE)
      .replace(/^title: .*$/m, "title: Another Title")
      .replace("\n## ", "\nA paragraph more.\n\n## "),
  );
  await addNode(gatsby, fileNode(FILE));
  expect(gatsby.ofType("Guide").find((guide) => guide["name"] === GUIDE)).toMatchObject({ title: "Another Title" });
  expect(gatsby.ofType("SiteSettings")).toEqual(before.slice(0, 1));
  expect(gatsby.ofType("GuideIndex")[0]?.["path"]).not.toBe(before[1]?.["path"]);
});

test("a guide names the nodes of its related guides, in the order of the settings", async () => {
  const file = "data/guides/three.md";
  const backwards = (list: string) => list.trimEnd().split("\n").reverse().join("\n") + "\n";
  write(file, read(file).replace(/(?<=^related:\n)(?: {2}- .*\n)+/m, backwards));
  const guides = (await bootstrap()).ofType("Guide");
  const idOf = (name: string) => guides.find((guide) => guide["name"] === name)?.id;
  expect(guides.find((guide) => guide["name"] === "three")).toMatchObject({
    relatedGuides: [GUIDE, "one", "two"].map(idOf),
  });
});

test("a node of something else changes nothing, and a file that holds no page's content becomes no node", async () => {
  const gatsby = await bootstrap();
  const before = gatsby.nodes.size;
  await addNode(gatsby, { id: "picture", sourceInstanceName: "pictures", internal: { type: "File" } });
  await addNode(gatsby, { id: "alone", internal: { type: "DataJson" } });
  expect(gatsby.nodes.size).toBe(before + 2);
  expect(gatsby.ofType("File").find(({ id }) => id === "data/glossary.json")).not.toHaveProperty("children");
});

test("each node hangs on the file that it comes from, and goes with it", async () => {
  const gatsby = await bootstrap();
  expect(gatsby.ofType("Card").map(({ parent, cardId }) => [parent, cardId])).toContainEqual([
    "data/cards/citi-simplicity.json",
    "citi-simplicity",
  ]);
  expect(gatsby.ofType("Guide").every(({ parent }) => parent?.startsWith("data/guides/"))).toBe(true);
});

test("each reported plan is a node of its own, told by its period and its row", async () => {
  const plans = (await bootstrap()).ofType("SurveyPlan");
  expect(plans.find(({ product }) => product === "Citi Simplicity Card")).toMatchObject({
    parent: "data/survey/2025-12-31.csv",
    period: "2025-12-31",
    apr720OrMore: 17.49,
    doubts: [],
  });
  expect(new Set(plans.map(({ row }) => row)).size).toBe(plans.length);
});

test("the plans of the newest period are one file, which a node names", async () => {
  const csv = read("data/survey/2025-12-31.csv");
  write("data/survey/2026-06-30.csv", csv.replace("Achieve Financial", "Another"));
  const [file, ...others] = (await bootstrap()).ofType("MarketFile");
  expect([file?.["period"], others]).toEqual(["2026-06-30", []]);
  expect(decodeMarket(read(`public${String(file?.["path"])}`)).plans[0]?.institution).toBe("Another Credit Union");
});

test("SITE_URL takes the place of the address in the settings, and stops the build if no page's address can be made of it", async () => {
  const withUrl = (url: string | undefined) => withEnvironment({ SITE_URL: url }, () => bootstrap());
  for (const [given, url] of [
    ["https://other.example", "https://other.example"],
    ["https://owner.github.io/cards", "https://owner.github.io/cards"],
    [undefined, "https://plainrate.example"],
  ]) {
    expect((await withUrl(given)).ofType("SiteSettings")).toMatchObject([{ url }]);
  }
  for (const address of [
    "https://other.example/",
    "other.example",
    "http://other.example",
    "https://other.example/?a",
    "https:///a",
  ])
    await expect(withUrl(address)).rejects.toThrow(
      `SITE_URL must start with https:// and end without a slash, such as https://example.com, found "${address}".`,
    );
});
