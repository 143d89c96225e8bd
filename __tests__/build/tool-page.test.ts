import { tidyToolPage } from "../../src/build/finish/tool-page";

const PAGE = `<head><script data-react-helmet="true" type="application/ld+json">{"@type":"WebSite"}</script>
<meta data-react-helmet="true" name="description" content="Words."/></head>
<body><div id="___gatsby"></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/offers";/*]]>*/</script>
<script src="/app-1.js" async></script></body>`;

test("the page's path, which no common policy could allow, goes; its other scripts stay", () => {
  expect(tidyToolPage(PAGE)).not.toContain("pagePath");
  expect(tidyToolPage(PAGE)).toContain('<script src="/app-1.js" async></script>');
});

test("structured data is no longer Helmet's, everything else in the head is", () => {
  expect(tidyToolPage(PAGE)).toContain('<script type="application/ld+json">{"@type":"WebSite"}</script>');
  expect(tidyToolPage(PAGE)).toContain('<meta data-react-helmet="true" name="description" content="Words."/>');
});
