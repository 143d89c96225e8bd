import { classesOf, leanStyle, styleOf, stylesOfPages, withStyle } from "../../src/build/finish/page-styles";

const page = (css: string, body: string) => `<head><style data-href="/s.css">${css}</style></head><body>${body}</body>`;

describe("what a page has", () => {
  test("its CSS is that of its style element", () => {
    expect(styleOf(page(".a{color:red}", ""))).toBe(".a{color:red}");
    expect(styleOf("<head></head>")).toBe("");
  });

  test("its CSS can be replaced, whatever it contains", () => {
    expect(withStyle(page(".a{}", "text"), '.b{content:"$1$&"}')).toBe(page('.b{content:"$1$&"}', "text"));
  });

  test("its classes are those of all its elements", () => {
    expect(classesOf('<p class="a b-1"><i class="c+/"></i></p>')).toEqual(["a", "b-1", "c+/"]);
  });
});

describe("a lean style sheet", () => {
  const lean = (css: string, ...used: string[]) => leanStyle(css, (name) => used.includes(name));

  test.each([
    ["a rule of a class that is used stays", ".a{x:1}.b{x:2}", ".a{x:1}"],
    ["a rule of elements stays", "p{x:1}:root{--y:2}[hidden]{x:3}", "p{x:1}:root{--y:2}[hidden]{x:3}"],
    ["a rule needs all its classes", ".a .b{x:1}.a>.a{x:2}", ".a>.a{x:2}"],
    ["one of several selectors may go", ".a,.b,p .a{x:1}", ".a,p .a{x:1}"],
    ["states and pseudo-elements belong to their class", ".a:hover::before{x:1}.b:hover{x:2}", ".a:hover::before{x:1}"],
    ["a condition without rules goes", "@media print{.b{x:1}}@media print{.a{x:1}}", "@media print{.a{x:1}}"],
    ["a condition of such conditions too", "@supports (x:1){@media print{.b{x:1}}}p{x:1}", "p{x:1}"],
    ["animations stay", "@keyframes k{from{x:0}to{x:1}}", "@keyframes k{from{x:0}to{x:1}}"],
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
  const CSS = ".a{x:1}.b{x:2}.c{x:3}.d{x:4}";
  const html: Record<string, string> = {
    "/guides/one": '<p class="a">',
    "/guides/two": '<p class="b">',
    "/about": '<p class="c">',
    "/offers": '<p class="a">',
    "/compare": '<p class="b">',
  };
  const pages = Object.keys(html).map((path) => ({
    path,
    componentChunkName: path.startsWith("/guides/") ? "guide" : path,
  }));
  const styles = (scripts: string) =>
    Object.fromEntries(stylesOfPages(pages, ({ path }) => page(CSS, html[path] ?? ""), scripts));

  test("are one sheet for each component that is only read, and one for all tools", () => {
    expect(styles("")).toEqual({
      "/guides/one": ".a{x:1}.b{x:2}",
      "/guides/two": ".a{x:1}.b{x:2}",
      "/about": ".c{x:3}",
      "/offers": ".a{x:1}.b{x:2}",
      "/compare": ".a{x:1}.b{x:2}",
    });
  });

  test("keep on the tools what their scripts name", () => {
    expect(styles('var d="d"')).toMatchObject({ "/about": ".c{x:3}", "/offers": ".a{x:1}.b{x:2}.d{x:4}" });
  });
});
