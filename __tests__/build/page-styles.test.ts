import { leanStyle, styleOf, stylesOfPages, withStyle } from "../../src/build/finish/page-styles";

const page = (css: string, body: string) => `<head><style data-href="/s.css">${css}</style></head><body>${body}</body>`;

describe("what a page has", () => {
  test("its CSS is that of its style element", () => {
    expect(styleOf(page(".a{color:red}", ""))).toBe(".a{color:red}");
    expect(styleOf("<head></head>")).toBe("");
  });

  test("its CSS can be replaced, whatever it contains", () => {
    const css = '.b{content:"$1$&"}';
    expect(withStyle(page(".a{}", '<p class="a">'), { css, names: null })).toBe(page(css, '<p class="a">'));
  });

  test("its classes can have the names of another sheet", () => {
    const names = new Map([["a", "b"]]);
    expect(withStyle(page(".a{}", '<p class="a">'), { css: ".b{}", names })).toBe(page(".b{}", '<p class="b">'));
  });
});

describe("a lean style sheet", () => {
  const lean = (css: string, ...used: string[]) => leanStyle(css, (name) => used.includes(name));

  test.each([
    ["a rule of a class that is used stays", ".a{x:1}.b{x:2}", ".a{x:1}"],
    ["a rule of elements stays", "p{x:1}:root{x:2}[hidden]{x:3}", "p{x:1}:root{x:2}[hidden]{x:3}"],
    ["a rule needs all its classes", ".a .b{x:1}.a>.a{x:2}", ".a>.a{x:2}"],
    ["one of several selectors may go", ".a,.b,p .a{x:1}", ".a,p .a{x:1}"],
    ["states and pseudo-elements belong to their class", ".a:hover::before{x:1}.b:hover{x:2}", ".a:hover::before{x:1}"],
    ["a condition without rules goes", "@media print{.b{x:1}}@media print{.a{x:1}}", "@media print{.a{x:1}}"],
    ["a condition of such conditions too", "@supports (x:1){@media print{.b{x:1}}}p{x:1}", "p{x:1}"],
    [
      "an animation that a rule names stays",
      "p{animation:1s k}@keyframes k{0%{x:0}12.5%{x:1}}",
      "p{animation:1s k}@keyframes k{0%{x:0}12.5%{x:1}}",
    ],
    ["another goes", ".b{animation:k}@keyframes k{to{x:1}}", ""],
    ["a value that is read stays", "p{x:var(--y)}:root{--y:2}", "p{x:var(--y)}:root{--y:2}"],
    [
      "so does one that such a value reads",
      "p{x:var(--y)}:root{--y:var(--z);--z:2}",
      "p{x:var(--y)}:root{--y:var(--z);--z:2}",
    ],
    ["another goes, with what it alone reads", ".b{x:var(--y)}p{x:1}:root{--y:var(--z);--z:2}", "p{x:1}"],
    ["an import without a block stays", '@import "x";', '@import "x";'],
    [
      "what must be there is asked for",
      "html:has(.b){x:1}html:has(.a:not([hidden])){x:2}",
      "html:has(.a:not([hidden])){x:2}",
    ],
    ["an exception is not asked for", ".a:not(.b){x:1}", ".a:not(.b){x:1}"],
    ["nor is each of several choices", ".a:is(.b,.c){x:1}.a:where(.b){x:2}", ".a:is(.b,.c){x:1}.a:where(.b){x:2}"],
    ["nor what only looks like a class", '.a[href=".b"]{x:1}', '.a[href=".b"]{x:1}'],
  ])("%s", (_rule, css, expected) => {
    expect(lean(css, "a")).toBe(expected);
  });

  test("knows a class whose name the sheet has to escape", () => {
    expect(lean(".a\\+1{x:1}.a\\/2{x:2}", "a+1")).toBe(".a\\+1{x:1}");
  });
});

describe("the styles of a site", () => {
  const CSS = ".one{x:1}.two{x:2}.three{x:3}.four{x:4}";
  const html: Record<string, string> = {
    "/guides/one": '<p class="one">',
    "/guides/two": '<p class="two">',
    "/about": '<p class="three">',
    "/offers": '<p class="one">',
    "/compare": '<p class="two">',
  };
  const pages = Object.keys(html).map((path) => ({
    path,
    componentChunkName: path.startsWith("/guides/") ? "guide" : path,
  }));
  const styles = (scripts: string) => stylesOfPages(pages, ({ path }) => page(CSS, html[path] ?? ""), scripts);

  test("are one sheet for each component that is only read, its classes with short names", () => {
    for (const guide of ["/guides/one", "/guides/two"]) {
      const style = styles("").get(guide);
      expect(style?.css).toBe(".a{x:1}.b{x:2}");
      expect([style?.names?.get("one"), style?.names?.get("two")]).toEqual(["a", "b"]);
    }
    const about = styles("").get("/about");
    expect([about?.css, about?.names?.get("three")]).toEqual([".a{x:3}", "a"]);
  });

  test("are one sheet for all tools, with the names and the rules that their scripts know", () => {
    expect(styles("").get("/offers")).toEqual({ css: ".one{x:1}.two{x:2}", names: null });
    const css = ".one{x:1}.two{x:2}.four{x:4}";
    expect(styles('var d="four"').get("/compare")).toEqual({ css, names: null });
  });
});
