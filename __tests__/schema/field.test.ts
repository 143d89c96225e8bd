import fc from "fast-check";
import { z } from "zod";
import { date, helpOf, httpsAddress, isSafeAddress, line, optional, sitePath, text } from "../../src/schema/field";

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe("texts", () => {
  test.each([
    ["a line", line("A line"), 120],
    ["a short line", line("A line", 60), 60],
    ["a paragraph", text("A text"), 600],
  ])("refuses an empty text for %s, and names its bound", (_, schema, most) => {
    expect([0, 1, most, most + 1].filter((length) => accepts(schema, "x".repeat(length)))).toEqual([1, most]);
    expect(helpOf(schema)?.expected).toMatch(new RegExp(` of 1 to ${most} characters$`));
  });

  test("trims a text, and refuses blanks alone", () => {
    expect(line("A line").parse("  a \n")).toBe("a");
    expect(accepts(line("A line"), "   ")).toBe(false);
  });
});

test("reads what is left out as null", () => {
  const schema = z.strictObject({ note: optional(line("A note")) });
  expect(schema.parse({})).toEqual({ note: null });
  expect(schema.parse({ note: null })).toEqual({ note: null });
  expect(schema.parse({ note: "a" })).toEqual({ note: "a" });
});

test.each<[string, z.ZodType, good: string[], bad: string[]]>([
  [
    "a calendar day",
    date("A day"),
    ["2025-01-08", "2024-02-29", "2024-12-31"],
    ["2025-02-30", "2025-13-01", "2025-01-00", "2025-1-8", "08.01.2025", "2025-01-08T00:00:00Z", ""],
  ],
  [
    "an address on this site",
    sitePath("A path"),
    ["/", "/compare", "/guides/best-{product}-2025", "/offers?filter=low-apr", "/calculator#balance=5000&apr=24.99"],
    ["", "compare", "https://plainrate.example/compare", "/a b", "/<script>", "#top", "javascript:alert(1)"],
  ],
  [
    "an address outside",
    httpsAddress("An address"),
    ["https://www.example.com", "https://www.example.com/a?b=c#d", "HTTPS://www.example.com/"],
    [
      "",
      "//www.example.com",
      "http://www.example.com",
      "JAVASCRIPT:alert(1)",
      "https://",
      "https://user:password@www.example.com",
      "https://www.example.com/a b",
      "https://www.example.com/\u007f",
      // On a page that is served by https, a browser takes "https:offers" for the relative address "offers".
      "https:offers",
      "https:\\\\www.example.com",
    ],
  ],
])("takes %s in its own form alone", (_, schema, good, bad) => {
  expect([...good, ...bad].filter((value) => accepts(schema, value))).toEqual(good);
});

describe("an address outside", () => {
  test("is at most 300 characters long", () => {
    const ofLength = (length: number) => "https://www.example.com/".padEnd(length, "x");
    expect([300, 301].map((length) => accepts(httpsAddress("An address"), ofLength(length)))).toEqual([true, false]);
  });

  test("is safe only if it leads out by https", () => {
    const start = fc.constantFrom("https://", "http://", "javascript:", "//", "", "data:", "https://a@");
    const wild = fc.tuple(start, fc.string()).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ["https"] }), wild, (good, any) => {
        expect(isSafeAddress(good)).toBe(true);
        for (const value of [good, any].filter(isSafeAddress))
          expect(new URL(value)).toMatchObject({ protocol: "https:", username: "", password: "" });
      }),
    );
  });
});
