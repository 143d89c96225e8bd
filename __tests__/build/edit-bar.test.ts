import { load } from "cheerio";
import { editBars, readEditUrl } from "../../src/build/edit-bar";

const CONTENT = {
  cards: [{ id: "citi-simplicity" }],
  guides: [{ name: "best-low-apr-2025", fileName: "best-{product}-2025" }],
};
const addressOf = (file: string) => `https://example.com/edit/${encodeURI(file)}`;
const bar = editBars(CONTENT, addressOf);

test.each([
  ["/", ["data/pages/home.json"]],
  ["/offers", ["data/pages/offers.json"]],
  ["/404", ["data/pages/not-found.json"]],
  ["/privacy", ["data/pages/privacy.md"]],
  ["/guides/best-low-apr-2025/", ["data/guides/best-{product}-2025.md"]],
  ["/cards/citi-simplicity", ["data/cards/citi-simplicity.json", "data/pages/card.json"]],
])(
  "the bar of %s names the files that hold its words, then the site's, and leads to where they are edited",
  (page, files) => {
    const $ = load(bar(page));
    const links = $("a").get();
    expect(links.map((link) => [$(link).text(), $(link).attr("href")])).toEqual(
      [...files, "data/site.json"].map((file) => [file, addressOf(file)]),
    );
  },
);

test("an address for editing is one, whatever the branch is called, and without it there is no bar", () => {
  process.env["EDIT_URL"] = "";
  expect(readEditUrl()).toBeNull();
  process.env["EDIT_URL"] = "https://github.com/acme/cards/edit/fix#1";
  expect(readEditUrl()).toBe("https://github.com/acme/cards/edit/fix%231");
});
