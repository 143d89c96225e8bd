import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  fileOfPage,
  htmlFiles,
  originalOfPage,
  restoreOriginals,
  storeOriginals,
} from "../../src/build/finish/page-files";

const PAGES = ["/", "/offers", "/guides", "/guides/improve-credit-score"];
const NOT_FOUND = ["/404", "/404.html"];
const FINISHED = ["404.html", "guides.html", "guides/improve-credit-score.html", "index.html", "offers.html"];

let root: string;
let output: string;
let store: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "page-files-"));
  output = path.join(root, "public");
  store = path.join(root, "store");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  const at = path.join(output, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}

const read = (file: string) => readFileSync(path.join(output, file), "utf8");
const folders = () =>
  readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)));

/** What Gatsby leaves behind: a folder for each page. */
function gatsbyWrites(pages: readonly string[] = PAGES, version = "1"): void {
  for (const page of pages) write(path.join(page, "index.html"), `page ${page} ${version}`);
  write("404/index.html", `page /404 ${version}`);
  write("404.html", `page /404 ${version}`);
}

/** What the finishing pass does with a build's pages. */
function finishBuild(pages: readonly string[] = PAGES): void {
  storeOriginals(output, store, [...pages, ...NOT_FOUND].map(originalOfPage));
  for (const page of [...pages, "/404"]) {
    const html = readFileSync(path.join(store, originalOfPage(page)), "utf8");
    write(fileOfPage(page), `${html}, finished as ${page}`);
  }
}

test.each([
  ["/", "index.html"],
  ["/offers", "offers.html"],
  ["/offers/", "offers.html"],
  ["/guides/improve-credit-score", "guides/improve-credit-score.html"],
  ["/404", "404.html"],
])("the file of %s is %s", (page, file) => {
  expect(fileOfPage(page)).toBe(file);
});

describe("after a build", () => {
  test("each page lies where hosts find its address without a slash, made from what Gatsby wrote, and no folder answers", () => {
    gatsbyWrites();
    finishBuild();
    expect(htmlFiles(output)).toEqual(FINISHED);
    expect(folders()).toEqual(["guides"]);
    expect(read("offers.html")).toBe("page /offers 1, finished as /offers");
    expect(read("index.html")).toBe("page / 1, finished as /");
  });

  test("other files stay with their folders", () => {
    gatsbyWrites();
    for (const file of ["proof.html", "offers/picture.png"]) write(file, file);
    finishBuild();
    expect([read("proof.html"), read("offers/picture.png")]).toEqual(["proof.html", "offers/picture.png"]);
    expect(folders().sort()).toEqual(["guides", "offers"]);
  });
});

describe("a second build", () => {
  test("finds Gatsby's own pages again, so that unchanged ones come out as before and changed ones anew", () => {
    gatsbyWrites();
    finishBuild();
    const before = FINISHED.map(read);
    restoreOriginals(output, store);
    expect(read("offers/index.html")).toBe("page /offers 1");
    finishBuild();
    expect(htmlFiles(output)).toEqual(FINISHED);
    expect(FINISHED.map(read)).toEqual(before);
    restoreOriginals(output, store);
    write("offers/index.html", "page /offers 2");
    finishBuild();
    expect(read("offers.html")).toBe("page /offers 2, finished as /offers");
    expect(read("guides.html")).toBe("page /guides 1, finished as /guides");
  });

  test("drops the page that is no more, from the output and from what is kept", () => {
    gatsbyWrites();
    finishBuild();
    restoreOriginals(output, store);
    // Gatsby takes its own file of it away.
    rmSync(path.join(output, originalOfPage("/guides/improve-credit-score")));
    const left = PAGES.filter((page) => page !== "/guides/improve-credit-score");
    finishBuild(left);
    expect(htmlFiles(output)).toEqual(["404.html", "guides.html", "index.html", "offers.html"]);
    expect(htmlFiles(store)).not.toContain("guides/improve-credit-score/index.html");
  });

  test("finds a folder that is kept out of the output", () => {
    const file = "page-data/guides/improve-credit-score/page-data.json";
    write(file, "{}");
    storeOriginals(output, store, ["page-data"]);
    expect(existsSync(path.join(output, "page-data"))).toBe(false);
    restoreOriginals(output, store);
    expect(read(file)).toBe("{}");
  });

  test("without anything kept leaves the output alone", () => {
    gatsbyWrites();
    const before = htmlFiles(output);
    restoreOriginals(output, store);
    expect(htmlFiles(output)).toEqual(before);
  });
});

test("a page that Gatsby did not write stops the build instead of being left out", () => {
  gatsbyWrites();
  expect(() => storeOriginals(output, store, [...PAGES, "/about"].map(originalOfPage))).toThrow(/about/);
});

test("the HTML files of a folder that is not there are none", () => {
  expect(htmlFiles(path.join(root, "nowhere"))).toEqual([]);
});
