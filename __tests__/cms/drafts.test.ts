import { checkFile, savedFiles } from "../../src/cms/check";
import { withDrafts } from "../../src/cms/drafts";
import { publishedFiles } from "../../src/content/read/drafts";
import { CATALOG, edited } from "../support/catalog";

const CARD = "data/cards/first-tech-choice-rewards.json";
const GUIDE = "data/guides/every-block.md";

/** What stands on the branch main: the catalog, where a guide leads to a card, both of them drafts. */
const MAIN = edited(
  CATALOG,
  { file: CARD, from: '"featured":', to: '"draft": true, "featured":' },
  { file: CARD, from: "Has a smaller branch network", to: "Has, “for now”, a smaller branch network" },
  { file: GUIDE, from: "title:", to: "draft: true\ntitle:" },
  { file: GUIDE, from: /\n\n## /, to: "\n\nThe {card:first-tech-choice-rewards.issuer} is one of them.\n\n## " },
);
const PUBLISHED = publishedFiles(MAIN);

/** GitHub, which lies outside the project: it answers whoever has the token, with files by their places in the list. */
function mockGitHub(status = 200) {
  const fetched: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    fetched.push(address.replace("https://api.github.com/repos/acme/cards/git/", ""));
    const isEditor = new Headers(init?.headers).get("Authorization") === "token secret";
    if (!isEditor || status !== 200) return Promise.resolve(new Response("", { status: isEditor ? status : 401 }));
    const sha = /\/blobs\/(\d+)$/.exec(address)?.[1];
    if (sha !== undefined) return Promise.resolve(new Response(MAIN[Number(sha)]?.text));
    const folders = ["cards", "guides"].map((path) => ({ path, type: "tree", sha: "" }));
    const files = MAIN.map(({ file }, index) => ({
      path: file.replace("data/", ""),
      type: "blob",
      sha: String(index),
    }));
    return Promise.resolve(Response.json({ tree: [...folders, ...files] }));
  });
  return fetched;
}

afterEach(() => jest.restoreAllMocks());

const ask = (token: string | null = "secret") => withDrafts(PUBLISHED, "acme/cards", token);

/** What the form of the guide that is a draft is told. */
function checkDraft({ files, missing }: Awaited<ReturnType<typeof ask>>) {
  const text = MAIN.find(({ file }) => file === GUIDE)?.text ?? "";
  return checkFile(savedFiles(files, missing), { file: GUIDE, text, isNew: false });
}

test("an editor who has signed in has the drafts on main, and the settings that name them, beside what is published", async () => {
  const fetched = mockGitHub();
  const known = await ask();
  const byName = (files: typeof MAIN) => [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
  expect([byName([...known.files]), known.missing]).toEqual([byName(MAIN), null]);
  expect(fetched).toEqual(["trees/main:data?recursive=1", expect.any(String), expect.any(String), expect.any(String)]);
});

test("a draft that leads to a draft is in order, and is drawn", async () => {
  mockGitHub();
  const { content, faults, otherFault, missing } = checkDraft(await ask());
  expect([faults, otherFault, missing]).toEqual([[], null, null]);
  expect(JSON.stringify(content?.guides.at(-1))).toContain("The First Tech Federal Credit Union is one of them.");
});

test.each([
  ["refuses", () => mockGitHub(403), "GitHub did not give the drafts (status 403)"],
  [
    "can't be reached",
    () => jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch")),
    "Failed to fetch",
  ],
  [
    "says something else",
    () => jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json([])),
    "GitHub did not give the drafts (its list of files can't be read)",
  ],
])("when GitHub %s, the forms know what is published, and say so", async (_, answer, words) => {
  answer();
  const known = await ask();
  expect(known.files).toEqual(PUBLISHED);
  const { content, faults, missing } = checkDraft(known);
  expect(missing).toContain(words);
  expect(faults).toEqual([expect.stringContaining('found "first-tech-choice-rewards"')]);
  expect(content?.cards).toHaveLength(6);
});

test("nobody's token is asked for before an editor has signed in", async () => {
  const fetched = mockGitHub();
  expect(await ask(null)).toMatchObject({ files: PUBLISHED, missing: expect.stringContaining("sign in") as string });
  expect(fetched).toEqual([]);
});
