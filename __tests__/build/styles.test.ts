import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { classNames, compileStyles, neededStyles, withoutFonts } from "../../src/build/finish/styles";

describe("of a style sheet", () => {
  const PAGE = `<html><head></head><body><main class="a"><button type="button" aria-expanded="false">Words</button></main></body></html>`;
  const SCRIPT = 'e.className="given",r.jsx("iframe",{})';

  test.each([
    ["a class of the page", ".a{x:1}"],
    ["elements and the root", "main button{x:1}html{x:2}:root{x:3}*{x:4}"],
    [
      "a state, with its class or alone",
      ".a:hover{x:1}:focus-visible{x:2}.a:popover-open{x:3}.a:is(:disabled,.a){x:4}",
    ],
    ["a part of an element", ".a::before{x:1}::selection{x:2}"],
    ["what is asked of other elements", "html:has(.a:not([hidden])){x:1}.a:not(:has(>b)){x:2}"],
    ["a class that only a script gives", ".given{x:1}"],
    ["an element that only a script makes", ".a iframe[data-ad-shown]{x:1}"],
    ["what waits for the page's query", '[data-query="waiting"] .a{x:1}'],
    ["a value that is read, with what it reads itself", ":root{--b:var(--c);--c:1}.a{x:var(--b)}"],
    ["an animation that is named", ".a{animation:k 1s}@keyframes k{to{x:1}}"],
    ["a condition with something in it", "@media print{.a{x:1}}"],
  ])("keeps %s", async (_, css) => {
    expect(await neededStyles(css, [PAGE, SCRIPT])).toBe(css);
  });

  test.each([
    ["a class that neither a page nor a script has", ".a .none{x:1}.none:hover{x:2}"],
    ["an element that none has", "blockquote{x:1}"],
    ["a condition with nothing left in it", "@media print{.none{x:1}}"],
    ["a value that nothing reads", ":root{--b:1}"],
    ["an animation that nothing names", "@keyframes k{to{x:1}}"],
  ])("drops %s", async (_, css) => {
    const left = await neededStyles(`.a{y:1}${css}`, [PAGE, SCRIPT]);
    // An empty rule may stay behind.
    expect(left.replace(":root{}", "")).toBe(".a{y:1}");
  });

  test("keeps what a browser opens, though the page shows it closed", async () => {
    const css = "details[open]{x:1}";
    expect(await neededStyles(css, ["<details></details>"])).toBe(css);
  });

  test("fonts are taken out, and nothing else", () => {
    expect(withoutFonts('.a{x:1}@font-face{font-family:A;src:url("/a")}.b{x:2}')).toBe(".a{x:1}.b{x:2}");
  });

  test("keeps for all pages what one of them needs", async () => {
    expect(await neededStyles(".a{x:1}.b{x:2}.none{x:3}", [PAGE, '<p class="b">'])).toBe(".a{x:1}.b{x:2}");
  });
});

describe("the style sheets of a project", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "styles-"));
    write("src/styles/global.css", ".global { x: 1 }");
    write("src/a/One.module.css", '.wide { composes: plain from "../ui/Two.module.css"; x: 1 }\n.wide .inner { x: 2 }');
    write("src/ui/Two.module.css", ".plain { x: 3 }");
    write("src/z/Three.module.css", '.last { composes: plain from "../ui/Two.module.css"; x: 4 }');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }

  test("makes one sheet, the global styles first", async () => {
    const { css } = await compileStyles(root, "");
    expect(css).toMatch(/^\.global\{/);
    for (const name of ["One_wide", "One_inner", "Two_plain"]) expect(css).toContain(`.${name}`);
  });

  test("places what others are composed of ahead of these", async () => {
    const { css } = await compileStyles(root, "");
    const inOrder = ["Two_plain", "One_wide", "Three_last"].map((name) => css.lastIndexOf(`.${name}{`));
    expect(inOrder).not.toContain(-1);
    expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
  });

  test("names fonts below the site's path, each with a hash", async () => {
    write("src/styles/face.woff2", "a face");
    write("src/styles/global.css", '@font-face { font-family: A; src: url("./face.woff2") }');
    const { css, fonts } = await compileStyles(root, "/cards");
    const [{ name, contents } = { name: "", contents: new Uint8Array() }] = fonts;
    expect(name).toMatch(/^fonts\/face-[A-Z0-9]{8}\.woff2$/);
    expect(Buffer.from(contents).toString()).toBe("a face");
    expect(css).toContain(`url("/cards/${name}")`);
  });

  test("refuses two modules of one name", async () => {
    write("src/c/Two.module.css", ".plain { x: 4 }");
    await expect(compileStyles(root, "")).rejects.toThrow("There are two style sheets of the name Two.module.css.");
  });

  test("names classes by their module, those that they are composed of too", async () => {
    const names = { inner: "One_inner", wide: "Two_plain One_wide" };
    expect((await classNames(root))[path.join(root, "src/a/One.module.css")]).toEqual(names);
  });
});
