import { z } from "zod";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { loadedContent, refreshContent } from "../../src/build/content-store";
import { PROJECT } from "../../src/build/environment";
import { sourceContent } from "../../src/build/nodes";
import { decodeCostCards } from "../../src/domain/cards/card";
import { decodeMarket } from "../../src/domain/market/market-file";
import { callHook } from "../support/call-hook";

// A folder of its own with the small catalog in it, since a project's folder gets the files that nodes name.
jest.mock("../../src/build/environment", () => ({
  ...jest.requireActual<object>("../../src/build/environment"),
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
const load = () => callHook(refreshContent, reporter satisfies Partial<Reporter>);

const environment = { ...process.env };
beforeEach(load);
afterEach(() => {
  process.env = { ...environment };
  jest.clearAllMocks();
});
afterAll(() => rmSync(PROJECT, { recursive: true }));

const deleteNode = jest.fn();

type MadeNode = { id: string; data: unknown };

/** The nodes that are made of the content; `kept` are those of earlier content. */
async function nodes(kept: readonly { id: string }[] = []) {
  const made = new Map<string, MadeNode>();
  await callHook(sourceContent, {
    actions: { createNode: (node: MadeNode) => made.set(node.id, node), deleteNode },
    createContentDigest: () => "",
    getNodesByType: () => kept,
    reporter,
  });
  return made;
}

describe("content at fault", () => {
  const before = read(CARD);
  const spoil = () => write(CARD, before.replace(/"range": \{.*?\}/, '"rates": "cheap"'));
  const report = expect.stringMatching(`^${CARD}:\\d+:\\d+  [^]*1 error in the content files\\.$`) as string;
  afterEach(() => write(CARD, before));

  test("is reported with its place while the site keeps the content of before", async () => {
    spoil();
    await load();
    expect(reporter.error.mock.calls).toEqual([[report]]);
    expect(loadedContent().cards.find(({ id }) => id === "citi-simplicity")?.terms.purchaseApr.range).toEqual({
      from: 18.24,
      to: 28.99,
    });
  });

  test("stops a build", async () => {
    spoil();
    Object.assign(process.env, { NODE_ENV: "production" });
    await expect(load()).rejects.toThrow(Stopped);
    expect(reporter.panic.mock.calls).toEqual([[report]]);
  });
});

test.each(["https://other.example", "https://owner.github.io/cards"])(
  "takes SITE_URL=%s for the site's address",
  async (url) => {
    process.env["SITE_URL"] = url;
    await load();
    expect(loadedContent().site.url).toBe(url);
  },
);

test("puts the whole card, its report and its history into a card's node", async () => {
  const made = await nodes();
  const { cards } = loadedContent();
  for (const card of cards) expect(made.get(`card/${card.id}`)).toMatchObject({ data: { card } });
  expect(made.get("card/citi-simplicity")).toHaveProperty("data.plan.product", "Citi Simplicity Card");
  expect(made.get("card/citi-simplicity")).toHaveProperty("data.history");
});

test("puts settings, texts and what a page shows beside them into its node", async () => {
  const made = await nodes();
  const { site, texts, cards, pages } = loadedContent();
  expect(made.get("page/contact")).toHaveProperty("data", { site, texts: texts.contact });
  expect(made.get("page/offers")).toHaveProperty("data", { site, texts: texts.offers, cards });
  expect(made.get("page/terms")).toHaveProperty("data", { site, text: pages.find(({ name }) => name === "terms") });
});

test("deletes the node of a card whose file is gone", async () => {
  await nodes([{ id: "card/gone" }, { id: "card/citi-simplicity" }]);
  expect(deleteNode.mock.calls).toEqual([[{ id: "card/gone" }]]);
});

test("orders related guides as the settings do", async () => {
  const file = "data/guides/three.md";
  const backwards = (list: string) => list.trimEnd().split("\n").reverse().join("\n") + "\n";
  write(file, read(file).replace(/(?<=^related:\n)(?: {2}- .*\n)+/m, backwards));
  await load();
  const names = ["improve-credit-score", "one"].map((name) => expect.objectContaining({ name }) as object);
  expect((await nodes()).get("guide/three")).toHaveProperty("data.guide.relatedGuides", names);
});

test("makes a node and a file of the newest period's plans", async () => {
  const [counted] = z
    .object({ periods: z.array(z.looseObject({})) })
    .parse(JSON.parse(read("data/survey-periods.json"))).periods;
  const periods = [counted, { ...counted, period: "2026-06-30" }];
  write("data/survey-periods.json", JSON.stringify({ periods }));
  write("data/survey/2026-06-30.csv", read("data/survey/2025-12-31.csv").replace("Achieve Financial", "Another"));
  await load();
  const made = await nodes();
  const { plans: inFile } = decodeMarket(read("public/reported-plans.json"));
  expect(inFile.map(({ institution }) => institution)).toContain("Another Credit Union");
  expect(made.get("page/market")).toMatchObject({ data: { period: "2026-06-30", plans: inFile.length } });
});

test("makes one file of what cards cost", async () => {
  await nodes();
  const ids = loadedContent().cards.map(({ id }) => id);
  expect(decodeCostCards(read("public/cost-cards.json")).map(({ id }) => id)).toEqual(ids);
});
