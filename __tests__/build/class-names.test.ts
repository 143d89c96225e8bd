import { classesOf, renameClasses, shortenClasses } from "../../src/build/finish/class-names";

test("the classes of a page are those of all its elements", () => {
  expect(classesOf('<p class="a b-1"><i class="c+/"></i></p>')).toEqual(["a", "b-1", "c+/"]);
});

describe("the short names of a sheet", () => {
  test("are given in the order in which its rules name the classes, wherever a selector does", () => {
    const { css, names } = shortenClasses(
      ".long-name:not(.other)>.long-name{x:1}@media print{p:is(.third,.other){x:2}}",
    );
    expect(css).toBe(".a:not(.b)>.a{x:1}@media print{p:is(.c,.b){x:2}}");
    expect(Object.fromEntries(names)).toMatchObject({ "long-name": "a", other: "b", third: "c" });
  });

  test("stand for the name as HTML has it, where the sheet must escape it", () => {
    expect(shortenClasses(".\\+1b\\/{x:1}").names.get("+1b/")).toBe("a");
  });

  test.each([
    ["what is asked of an attribute", 'a[href=".pdf"] .a{x:1}'],
    ["the steps of an animation", "@keyframes k{12.5%{x:1}}.a{x:1}"],
    ["values", ".a{margin:.5em;content:'.b'}"],
  ])("leave %s alone", (_what, css) => {
    expect(shortenClasses(css).css).toBe(css);
  });

  test("are those of components alone: what hides from the eye is the same word everywhere", () => {
    const { css, names } = shortenClasses(".visually-hidden{x:1}.one{x:2}");
    expect(css).toBe(".visually-hidden{x:1}.a{x:2}");
    expect(renameClasses('<i class="visually-hidden one">', names)).toBe('<i class="visually-hidden a">');
  });

  test("are all different, of two signs at most, and no words", () => {
    const sheet = Array.from({ length: 500 }, (_, index) => `.class-${index}{x:1}`).join("");
    const { names } = shortenClasses(sheet);
    const short = Array.from({ length: 500 }, (_, index) => names.get(`class-${index}`) ?? "none");
    expect(new Set(short).size).toBe(500);
    expect(short.filter((name) => !/^[a-zA-Z]\d?$/.test(name))).toEqual([]);
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
