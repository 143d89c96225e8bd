import { Script } from "node:vm";
import { bundleReadingScript, lightenPage } from "../../src/build/finish/reading-page";

test("signs in the script that mean something to a replacement stay as they are", () => {
  expect(lightenPage("<body></body>", "a='$&$1$$'")).toBe("<body><script>a='$&$1$$'</script></body>");
});

describe.each([
  ["without", false, 500],
  // The question, the choice and the frames; a reading page's promise of 2 kB holds where no network is.
  ["with", true, 2200],
])("the small script %s an ad network", (_, withAds, most) => {
  const script = bundleReadingScript(process.cwd(), withAds);

  test(`is a script that browsers can read, of at most ${most} bytes, the same each time`, () => {
    expect(() => new Script(script)).not.toThrow();
    expect(Buffer.byteLength(script)).toBeGreaterThan(100);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(most);
    expect(bundleReadingScript(process.cwd(), withAds)).toBe(script);
  });

  test("holds what asks for ads only where there are any", () => {
    expect(script.includes("iframe")).toBe(withAds);
    expect(script.includes("localStorage")).toBe(withAds);
  });

  test("brings no framework along and can't end its own element", () => {
    expect(script).not.toMatch(/react|gatsby|require\(|\bimport\b/i);
    expect(script).not.toContain("</script");
  });
});
