import { withoutGatsbyMarks } from "../../src/build/finish/gatsby-marks";

const PAGE = `<head><meta charSet="utf-8"/><meta name="viewport" content="initial-scale=1, shrink-to-fit=no"/><meta http-equiv="x-ua-compatible" content="ie=edge"/>
<meta name="generator" content="Gatsby 5.16.1"/><meta name="description" content="generator"/></head>
<body><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">text</div>
<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></body>`;

test("Gatsby's style attributes, its name and its words to browsers that are no more go, and all else stays", () => {
  expect(withoutGatsbyMarks(PAGE)).toBe(`<head><meta charSet="utf-8"/><meta name="viewport" content="initial-scale=1"/>
<meta name="description" content="generator"/></head>
<body><div tabindex="-1" id="gatsby-focus-wrapper">text</div>
<div id="gatsby-announcer" aria-live="assertive"></div></body>`);
});
