import { Script } from "node:vm";
import { bundleReadingScript, lightenPage } from "../../src/build/finish/reading-page";

const DATA = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
const STYLES = "<style>body{margin:0}</style>";
const PAGE = `<!DOCTYPE html><html><head><script>if(location.search)document.documentElement.dataset.query="waiting"</script>
<link rel="preload" as="script" href="/app-1.js"/><link as="fetch" rel="preload" href="/page-data/app-data.json" crossorigin="anonymous"/>
<link rel="modulepreload" href="/x.js"><link rel="prefetch" href="/y.js"/>
<link rel="canonical" href="https://plainrate.example/about"/><link rel="icon" href="/icon.svg"/>
${STYLES.replace(">", ' data-href="/styles.1a2b3c4d.css" data-identity="gatsby-global-css">')}<script data-react-helmet="true" type="application/ld+json">{"@type":"Organization"}</script>${DATA}</head>
<body><!--$--><div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><h1>About<!-- --></h1></div></div><div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div><!--/$--><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about";/*]]>*/</script>
<script
  src="/app-1.js"
  async></script></body></html>`;

const lightened = lightenPage(PAGE, "start()");

test("takes every script of the framework out and puts the small one in, last", () => {
  expect(lightened.match(/<script(?![^>]*ld\+json)[^>]*>[^<]*<\/script>/g)).toEqual(["<script>start()</script>"]);
  expect(lightened.endsWith("<script>start()</script></body></html>")).toBe(true);
  expect(lightened).not.toMatch(/app-1|pagePath|waiting/);
});

test("takes preloads out and leaves every other link", () => {
  expect(lightened).not.toMatch(/preload|prefetch/);
  expect(lightened.match(/<link[^>]*>/g)).toEqual([
    '<link rel="canonical" href="https://plainrate.example/about"/>',
    '<link rel="icon" href="/icon.svg"/>',
  ]);
});

test("takes out what only React, Helmet and Gatsby read", () => {
  expect(lightened).not.toMatch(/<!--|data-react-helmet|gatsby/);
});

test("takes out the element in which the framework would tell of the next page", () => {
  expect(lightened).not.toContain("announcer");
});

test("leaves structured data, styles and the text as they are", () => {
  expect(lightened).toContain(DATA);
  expect(lightened).toContain('<script type="application/ld+json">{"@type":"Organization"}</script>');
  expect(lightened).toContain(STYLES);
  expect(lightened).toContain("<div><div><h1>About</h1></div></div>");
});

test("a page that was treated already comes out the same", () => {
  expect(lightenPage(lightened, "start()")).toBe(lightened);
});

test("signs in the script that mean something to a replacement stay as they are", () => {
  expect(lightenPage("<body></body>", "a='$&$1$$'")).toBe("<body><script>a='$&$1$$'</script></body>");
});

describe.each([
  ["without", false, 500],
  // The question, the choice and the frames; a reading page's promise of 2 kB holds where no network is.
  ["with", true, 2200],
])("the small script %s an ad network", (_, withAds, most) => {
  const script = bundleReadingScript(process.cwd(), withAds);

  test(`is a script that browsers can read, of at most ${most} bytes`, () => {
    expect(() => new Script(script)).not.toThrow();
    expect(Buffer.byteLength(script)).toBeGreaterThan(100);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(most);
  });

  test("holds what asks for ads only where there are any", () => {
    expect(script.includes("iframe")).toBe(withAds);
    expect(script.includes("localStorage")).toBe(withAds);
  });

  test("brings no framework along and can't end its own element", () => {
    expect(script).not.toMatch(/react|gatsby|require\(|\bimport\b/i);
    expect(script).not.toContain("</script");
  });

  test("is the same each time", () => {
    expect(bundleReadingScript(process.cwd(), withAds)).toBe(script);
  });
});
