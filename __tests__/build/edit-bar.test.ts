import { load } from "cheerio";
import { editBars, readEditUrl } from "../../src/build/edit-bar";

const CONTENT = {
  cards: [{ id: "citi-simplicity" }],
  guides: [{ name: "best-low-apr-2025", fileName: "best-{product}-2025" }],
};
const bar = editBars(CONTENT, (file) => `https://example.com/edit/${encodeURI(file)}`);

const linksOf = (page: string) => {
  const $ = load(bar(page));
  return $("a")
    .get()
    .map((link) => [$(link).text(), $(link).attr("href")]);
};

const SITE_LINK = ["data/site.json", "https://example.com/edit/data/site.json"];

test.each([
  ["/cards/citi-simplicity", "data/cards/citi-simplicity.json", "data/cards/citi-simplicity.json"],
  ["/guides/best-low-apr-2025/", "data/guides/best-{product}-2025.md", "data/guides/best-%7Bproduct%7D-2025.md"],
  ["/privacy", "data/pages/privacy.md", "data/pages/privacy.md"],
])(
  "the bar of %s names its own file, then that of the site, and leads to where they are edited",
  (page, file, address) => {
    expect(linksOf(page)).toEqual([[file, `https://example.com/edit/${address}`], SITE_LINK]);
  },
);

test("the words of a page without a file of its own stand in the site's", () => {
  expect(linksOf("/offers")).toEqual([SITE_LINK]);
});

test("an address for editing is one, whatever the branch is called, and without it there is no bar", () => {
  expect(readEditUrl("")).toBeNull();
  expect(readEditUrl("https://github.com/acme/cards/edit/fix#1")).toBe("https://github.com/acme/cards/edit/fix%231");
  for (const slip of ["github.com/acme", "https://github.com/acme/"])
    expect(() => readEditUrl(slip)).toThrow("EDIT_URL must");
});
