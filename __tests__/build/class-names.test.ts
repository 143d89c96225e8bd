import { renameClasses, shortenClasses } from "../../src/build/finish/class-names";

describe("the short names of a sheet", () => {
  test.each([
    ["what is asked of an attribute", 'a[href=".pdf"] .a{x:1}'],
    ["the steps of an animation", "@keyframes k{12.5%{x:1}}.a{x:1}"],
    ["values", ".a{margin:.5em;content:'.b'}"],
  ])("leave %s alone", (_what, css) => {
    expect(shortenClasses(css).css).toBe(css);
  });

  test("are all different", () => {
    const classes = Array.from({ length: 500 }, (_, index) => `class-${index}`);
    const { names } = shortenClasses(classes.map((name) => `.${name}{x:1}`).join(""));
    expect(new Set(classes.map((name) => names.get(name))).size).toBe(500);
  });
});

test("a page takes the new names, and a class without rules goes", () => {
  const names = new Map([
    ["one", "a"],
    ["two", "b"],
  ]);
  expect(renameClasses('<p class="one two"><b class="none">class="one"</b><i class="none two">', names)).toBe(
    '<p class="a b"><b>class="one"</b><i class="b">',
  );
});
