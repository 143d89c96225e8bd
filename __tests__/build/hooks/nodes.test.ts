import { readdirSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { LEGAL_PAGES } from "../../../src/domain/legal-page";
import {
  GUIDE,
  addNode,
  bootstrap,
  buildEachTestAnew,
  fileNode,
  inFolder,
  read,
  startAnew,
  withEnvironment,
  write,
} from "../../support/small-build";

buildEachTestAnew();

test("every content file becomes one node of its own type, in the order that the settings name", async () => {
  const { ofType, told } = await bootstrap();
  expect(told.types).toContain("type Card implements Node @dontInfer");
  expect(ofType("SiteSettings")).toHaveLength(1);
  expect(ofType("Card").map((card) => card["order"])).toEqual(
    expect.arrayContaining(ofType("Card").map((_, order) => order)),
  );
  const first = ofType("Card").find((card) => card["order"] === 0);
  expect(first).toMatchObject({
    cardId: "penfed-platinum-rewards",
    parent: "data/cards/penfed-platinum-rewards.json JSON",
  });
  expect(ofType("Guide").find((guide) => guide["order"] === 0)).toMatchObject({ name: GUIDE });
  expect(
    ofType("LegalPage")
      .map((page) => page["name"])
      .sort(),
  ).toEqual([...LEGAL_PAGES].sort());
});

test("the text of a guide is one piece in its node, and a query for it gets the tree", async () => {
  const { ofType, told } = await bootstrap();
  const unpacked = told.extensions.get("packed");
  for (const node of [...ofType("Guide"), ...ofType("LegalPage")]) {
    expect(typeof node["text"]).toBe("string");
    const text = unpacked?.resolve(node, {}, {}, { fieldName: "text" });
    expect(text).toMatchObject({ intro: expect.any(Array) as unknown, sections: expect.any(Array) as unknown });
    expect(JSON.stringify(text)).toBe(node["text"]);
  }
  expect(unpacked?.resolve({ text: '"Kept"' }, {}, {}, { fieldName: "text" })).toBe("Kept");
});

test("a guide names the nodes of its related guides, in the order of the settings", async () => {
  const file = "data/guides/three.md";
  const backwards = (list: string) => list.trimEnd().split("\n").reverse().join("\n") + "\n";
  write(file, read(file).replace(/(?<=^related:\n)(?: {2}- .*\n)+/m, backwards));
  const { ofType } = await bootstrap();
  const guides = ofType("Guide").sort((a, b) => Number(a["order"]) - Number(b["order"]));
  const [first, second, third] = guides;
  const last = guides.find((guide) => guide["name"] === "three");
  expect(last).toMatchObject({ relatedGuides: [first?.id, second?.id, third?.id] });
});

test("a change of a guide's text leaves the settings as they are, which stand on every page", async () => {
  const settings = async () => (await bootstrap()).ofType("SiteSettings")[0];
  const before = await settings();
  const [index] = (await bootstrap()).ofType("GuideIndex");
  const file = `data/guides/${GUIDE}.md`;
  write(file, read(file).replace("\n## ", "\nA paragraph more.\n\n## "));
  expect(await settings()).toEqual(before);
  expect((await bootstrap()).ofType("GuideIndex")[0]?.["path"]).not.toBe(index?.["path"]);
});

test("a node of something else, and settings that are no page's, become nothing", async () => {
  const gatsby = await bootstrap();
  const before = gatsby.nodes.size;
  await addNode(gatsby, { id: "picture", sourceInstanceName: "pictures", internal: { type: "File" } });
  await addNode(gatsby, { id: "alone", internal: { type: "DataJson" } });
  await addNode(gatsby, { id: "orphan", parent: "nobody", internal: { type: "DataJson" } });
  for (const file of ["data/cards/none.json", "data/guides/none.md", "data/pages/none.md"]) {
    await addNode(gatsby, fileNode(file));
    await addNode(gatsby, { id: `${file} JSON`, parent: file, internal: { type: "DataJson" } });
  }
  expect(gatsby.nodes.size).toBe(before + 9);
});

test("SITE_URL takes the place of the address in the settings", async () => {
  const { ofType } = await withEnvironment({ SITE_URL: "https://other.example" }, bootstrap);
  expect(ofType("SiteSettings")[0]).toMatchObject({ url: "https://other.example" });
  const own = await withEnvironment({ SITE_URL: undefined }, bootstrap);
  expect(own.ofType("SiteSettings")[0]).toMatchObject({ url: "https://plainrate.example" });
});

test.each([
  "https://other.example/",
  "other.example",
  "http://other.example",
  "https://other.example/?a",
  "https:///a",
])("SITE_URL %s, of which no page's address can be made, stops the build", async (address) => {
  await expect(withEnvironment({ SITE_URL: address }, bootstrap)).rejects.toThrow(
    `SITE_URL must start with https:// and end without a slash, such as https://example.com, found "${address}".`,
  );
});

test("SITE_URL may name a folder of a host", async () => {
  const { ofType } = await withEnvironment({ SITE_URL: "https://owner.github.io/cards" }, bootstrap);
  expect(ofType("SiteSettings")[0]).toMatchObject({ url: "https://owner.github.io/cards" });
});

test("an editor's change while the site is shown renews every node", async () => {
  const gatsby = await bootstrap();
  const file = `data/guides/${GUIDE}.md`;
  write(file, read(file).replace(/^title: .*$/m, "title: Another Title"));
  await addNode(gatsby, fileNode(file));
  expect(gatsby.ofType("Guide").find((guide) => guide["order"] === 0)).toMatchObject({ title: "Another Title" });
});

test("guides that an earlier build has read are taken from Gatsby's cache, and make the same nodes", async () => {
  const first = await bootstrap();
  const kept = inFolder(".cache/kept-guides");
  expect(readdirSync(kept).sort()).toEqual([GUIDE, "one", "three", "two"]);
  for (const name of readdirSync(kept)) utimesSync(path.join(kept, name), 0, 0);
  await startAnew();
  const second = await bootstrap();
  expect(second.ofType("Guide")).toStrictEqual(first.ofType("Guide"));
  // None was written again, so none was read again.
  expect(readdirSync(kept).map((name) => statSync(path.join(kept, name)).mtimeMs)).toEqual([0, 0, 0, 0]);
});
