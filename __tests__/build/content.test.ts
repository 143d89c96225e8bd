import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { loadContent, loadedContent, shownFiles } from "../../src/build/content-store";
import { serveNotes } from "../../src/build/develop-server";
import { PROJECT } from "../../src/build/project";
import { sourceContent } from "../../src/build/nodes";
import { readIndex } from "../../src/domain/guides/guide-index";
import { decodeMarket } from "../../src/domain/market/market-file";
import { callHook } from "../support/call-hook";

/** What becomes of the content on its way to Gatsby's nodes. What the site then shows is tested with the built site. */

// A folder of its own with the small catalog in it, since a project's folder gets the files that nodes name.
jest.mock("../../src/build/project", () => ({
  PROJECT: jest.requireActual<typeof import("../support/catalog")>("../support/catalog").copyOfCatalog(),
}));

const CARD = "data/cards/citi-simplicity.json";
const inProject = (file: string) => path.join(PROJECT, file);
const read = (file: string) => readFileSync(inProject(file), "utf8");
const write = (file: string, text: string) => writeFileSync(inProject(file), text);

class Stopped extends Error {}
const reporter = {
  panic: jest.fn(() => {
    throw new Stopped();
  }),
  error: jest.fn(),
};
const load = () => callHook(loadContent, reporter satisfies Partial<Reporter>);

const environment = { ...process.env };
beforeEach(load);
afterEach(() => {
  process.env = { ...environment };
  jest.clearAllMocks();
});
afterAll(() => rmSync(PROJECT, { recursive: true }));

const deleteNode = jest.fn();

/** The nodes that are made of the content, by their type; `kept` are those of an earlier build. */
async function nodes(kept: readonly { id: string; internal: { type: string } }[] = []) {
  const made: (Record<string, unknown> & { internal: { type: string } })[] = [];
  const file = (relativePath: string) => ({
    id: `file ${relativePath}`,
    sourceInstanceName: "content",
    relativePath,
    internal: { type: "File" },
  });
  await callHook(sourceContent, {
    actions: {
      createNode: (node: (typeof made)[number]) => made.push(node),
      createParentChildLink: () => undefined,
      deleteNode,
    },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: () => "",
    getNodes: () => [...["cards/citi-simplicity.json", "guides/one.md"].map(file), ...kept],
    reporter,
  });
  return (type: string) => made.filter(({ internal }) => internal.type === type);
}

describe("content at fault", () => {
  const before = read(CARD);
  const spoil = () => write(CARD, before.replace(/"range": \{.*?\}/, '"rates": "cheap"'));
  const report = expect.stringMatching(`^${CARD}:\\d+:\\d+  [^]*1 fault in the content files\\.$`) as string;
  afterEach(() => write(CARD, before));

  test("is reported with its place while the site is shown, which keeps the content of before", async () => {
    spoil();
    await load();
    expect(reporter.error.mock.calls).toEqual([[report]]);
    expect(loadedContent().cards.find(({ id }) => id === "citi-simplicity")?.terms.purchaseApr.range).toEqual({
      from: 18.24,
      to: 28.99,
    });
  });

  test("is told to the pages that develop shows, with its place", async () => {
    spoil();
    await load();
    const told: string[] = [];
    const get = (_: string, answer: (request: unknown, response: object) => void) =>
      answer({}, { send: (html: string) => told.push(html) });
    for (const local of ["", "http://127.0.0.1:8081/api/v1"]) {
      process.env["CMS_LOCAL"] = local;
      await callHook(serveNotes, { app: { get } });
    }
    const form = 'href="/admin#/collections/cards/entries/citi-simplicity"';
    for (const panel of told) {
      expect(panel).toContain("1 fault in the content");
      expect(panel).toMatch(
        /<pre>data\/cards\/citi-simplicity\.json:\d+:\d+ {2}statements\[0\]\.terms\.purchaseApr\.rates/,
      );
      expect(panel).toContain("found &quot;cheap&quot;");
      expect(panel).toMatch(/href="vscode:\/\/file\/.*\/data\/cards\/citi-simplicity\.json:\d+:\d+"/);
    }
    expect(told[0]).not.toContain("Open the form");
    expect(told[1]).toContain(form);
  });

  test("stops a build", async () => {
    spoil();
    Object.assign(process.env, { NODE_ENV: "production" });
    await expect(load()).rejects.toThrow(Stopped);
    expect(reporter.panic.mock.calls).toEqual([[report]]);
  });
});

test.each([
  ["no draft", "", 0],
  ["drafts", "1", 1],
])("the files beside the pages hold %s with SHOW_DRAFTS=%s", async (_, showDrafts, count) => {
  const file = "data/cards/first-tech-choice-rewards.json";
  const before = read(file);
  write(file, before.replace('"featured":', '"draft": true, "featured":'));
  Object.assign(process.env, { NODE_ENV: "production", SHOW_DRAFTS: showDrafts });
  await load();
  write(file, before);
  expect(shownFiles().filter((one) => one.file === file)).toHaveLength(count);
});

test.each(["https://other.example", "https://owner.github.io/cards"])(
  "SITE_URL=%s is the site's address",
  async (url) => {
    process.env["SITE_URL"] = url;
    await load();
    expect(loadedContent().site.url).toBe(url);
  },
);

test("a node hangs on the file that it comes from, and goes with it", async () => {
  const ofType = await nodes();
  expect(ofType("Card").find(({ cardId }) => cardId === "citi-simplicity")).toHaveProperty(
    "parent",
    "file cards/citi-simplicity.json",
  );
});

test("the node of a draft goes, which a build that showed drafts has left", async () => {
  const card = (id: string) => ({ id: `id of Card ${id}`, internal: { type: "Card" } });
  await nodes([card("a-draft"), card("citi-simplicity"), { id: "page", internal: { type: "SitePage" } }]);
  expect(deleteNode.mock.calls).toEqual([[card("a-draft")]]);
});

test("the newest period's node hangs on no file, as the period before takes its place", async () => {
  const ofType = await nodes();
  expect(ofType("MarketFile")[0]).toHaveProperty("parent", null);
});

test("a guide names the nodes of its related guides in the order of the settings, however its file has them", async () => {
  const file = "data/guides/three.md";
  const backwards = (list: string) => list.trimEnd().split("\n").reverse().join("\n") + "\n";
  write(file, read(file).replace(/(?<=^related:\n)(?: {2}- .*\n)+/m, backwards));
  await load();
  const guides = (await nodes())("Guide");
  const idOf = (name: string) => guides.find((guide) => guide["name"] === name)?.["id"];
  expect(guides.find((guide) => guide["name"] === "three")).toMatchObject({
    relatedGuides: ["improve-credit-score", "one", "two"].map(idOf),
  });
});

test("the plans of the newest period are one node, and one file", async () => {
  write("data/survey/2026-06-30.csv", read("data/survey/2025-12-31.csv").replace("Achieve Financial", "Another"));
  await load();
  const ofType = await nodes();
  const [file, ...others] = ofType("MarketFile");
  expect([file?.["period"], others]).toEqual(["2026-06-30", []]);
  const { plans: inFile } = decodeMarket(read("public/reported-plans.json"));
  expect(inFile.map(({ institution }) => institution)).toContain("Another Credit Union");
  expect(file?.["plans"]).toHaveLength(inFile.length);
});

test("the search index follows the guides", async () => {
  write("data/guides/one.md", read("data/guides/one.md").replace("An intro.", "An overture."));
  await load();
  await nodes();
  expect(readIndex(read("public/search.json"))("overture")).toMatchObject([{ guide: "one", section: null }]);
});
