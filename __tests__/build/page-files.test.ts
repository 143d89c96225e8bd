import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn } from "../../src/content/read/content-files";
import { restoreOriginals, fileOfPage, originalOfPage, keepOriginals } from "../../src/build/finish/page-files";

const root = mkdtempSync(path.join(tmpdir(), "page-files-"));
const output = path.join(root, "public");
const store = path.join(root, ".cache", "drawn");

beforeEach(() => {
  rmSync(root, { recursive: true });
  mkdirSync(path.dirname(store), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text = file): void {
  mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
  writeFileSync(path.join(output, file), text);
}

const isPage = (file: string) => file.endsWith("index.html");

test.each([
  ["/", "index.html", "index.html"],
  ["/offers", "offers.html", "offers/index.html"],
  ["/offers/", "offers.html", "offers/index.html"],
  ["/guides/improve-credit-score", "guides/improve-credit-score.html", "guides/improve-credit-score/index.html"],
  ["/404", "404.html", "404/index.html"],
])("the file of %s is %s, made of %s", (page, file, original) => {
  expect([fileOfPage(page), originalOfPage(page)]).toEqual([file, original]);
});

test("Gatsby names the file of its second not-found page as it names the page", () => {
  expect(originalOfPage("/404.html")).toBe("404.html");
});

test("what Gatsby drew is put aside, other files stay with their folders, and no empty folder answers", () => {
  for (const file of ["index.html", "offers/index.html", "offers/picture.png", "proof.html", "about/index.html"]) {
    write(file);
  }
  keepOriginals(output, store, isPage);
  expect(filesIn(output)).toEqual(["offers/picture.png", "proof.html"]);
  expect(readdirSync(output).sort()).toEqual(["offers", "proof.html"]);
  expect(readFileSync(path.join(store, "offers/index.html"), "utf8")).toBe("offers/index.html");
});

test("the next build finds Gatsby's output as it was, and its site holds nothing that the last one made", () => {
  write("offers/index.html", "first");
  write("og.png");
  keepOriginals(output, store, isPage);
  for (const file of ["offers.html", "guides/moved.html"]) write(file);
  restoreOriginals(output, store);
  expect(filesIn(output)).toEqual(["offers/index.html", "og.png"]);
  expect(existsSync(store)).toBe(false);
  write("offers/index.html", "second");
  keepOriginals(output, store, isPage);
  expect(filesIn(output)).toEqual(["og.png"]);
  expect(readFileSync(path.join(store, "offers/index.html"), "utf8")).toBe("second");
});

test("what a build that did not come to its end has drawn is left alone", () => {
  for (const file of ["offers/index.html", "page-data/app-data.json"]) write(file);
  restoreOriginals(output, store);
  expect(filesIn(output)).toEqual(["offers/index.html", "page-data/app-data.json"]);
});

test("a finished site whose cache was deleted leaves nothing but the folder that Gatsby makes beforehand", () => {
  for (const file of ["offers.html", "islands/tool.js", "admin/index.html", "static/old.png"]) write(file);
  restoreOriginals(output, store);
  expect(filesIn(output)).toEqual([]);
  expect(readdirSync(output)).toEqual(["static"]);
});
