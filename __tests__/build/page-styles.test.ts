import { leanStyle } from "../../src/build/finish/page-styles";

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
