import { bundleVanilla } from "../../src/build/finish/bundle";
import { tidyToolPage } from "../../src/build/finish/tool-page";

const FRAMEWORK = '<script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>';
const PAGE = `<head><script data-react-helmet="true" type="application/ld+json">{"@type":"WebSite"}</script>
<meta data-react-helmet="true" name="description" content="Words."/></head>
<body><div id="___gatsby"></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/offers";/*]]>*/</script>
<script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="1";</script>${FRAMEWORK}</body>`;

const tidied = tidyToolPage(PAGE, "start()", {
  scripts: ["/commons-1.js"],
  data: ["/page-data/offers/page-data.json"],
});

test("the page's path, which no common policy could allow, goes", () => {
  expect(tidied).not.toContain("pagePath");
});

test("the framework's scripts wait in a template, with what they ask for next, for the small script behind it", () => {
  expect(tidied).toContain(
    `<template data-scripts="">${FRAMEWORK}` +
      '<link rel="preload" as="script" fetchpriority="low" href="/commons-1.js"/>' +
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/page-data/offers/page-data.json"/>' +
      "</template><script>",
  );
});

test("what Gatsby says of the build stands before the start, in one script", () => {
  expect(tidied).toContain(
    '</template><script>window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";' +
      'window.___webpackCompilationHash="1";start()</script></body>',
  );
  expect(tidied.match(/___/g)).toHaveLength(3);
});

test("the small script is made of the site's own code, and it is small", () => {
  const script = bundleVanilla(process.cwd(), "tool-page");
  expect(script).toContain("first-contentful-paint");
  expect(script.length).toBeLessThan(500);
});

test("structured data is no longer Helmet's, everything else in the head is", () => {
  expect(tidied).toContain('<script type="application/ld+json">{"@type":"WebSite"}</script>');
  expect(tidied).toContain('<meta data-react-helmet="true" name="description" content="Words."/>');
});
