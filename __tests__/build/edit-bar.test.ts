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
  ["/guides/best-low-apr-2025/", "data/guides/best-{product}-2025.md", "data/guides/best-%7Bproduct%7D-2025.md"],
  ["/privacy", "data/pages/privacy.md", "data/pages/privacy.md"],
])(
  "the bar of %s names its own file, then that of the site, and leads to where they are edited",
  (page, file, address) => {
    expect(linksOf(page)).toEqual([[file, `https://example.com/edit/${address}`], SITE_LINK]);
  },
);

test.each([
  ["/", ["data/pages/home.json"]],
  ["/offers", ["data/pages/offers.json"]],
  ["/404", ["data/pages/not-found.json"]],
  ["/cards/citi-simplicity", ["data/cards/citi-simplicity.json", "data/pages/card.json"]],
])("the bar of %s names the files that hold the page's words", (page, files) => {
  expect(linksOf(page).map(([file]) => file)).toEqual([...files, "data/site.json"]);
});

test("an address for editing is one, whatever the branch is called, and without it there is no bar", () => {
  process.env["EDIT_URL"] = "";
  expect(readEditUrl()).toBeNull();
  process.env["EDIT_URL"] = "https://github.com/acme/cards/edit/fix#1";
  expect(readEditUrl()).toBe("https://github.com/acme/cards/edit/fix%231");
});
