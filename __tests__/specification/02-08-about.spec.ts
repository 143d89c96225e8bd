import { attributes, decided, expect, test, texts, words } from "./support/site";

const section = (heading: string) => `main section:has(h2:contains("${heading}"))`;

test.describe("2 Screens and routes: /about", () => {
  for (const heading of ["Our Mission", "What We Do", "Why Trust Us"]) {
    test(`the page has a section '${heading}'`, async ({ read }) => {
      expect(words(await read("/about"), section(heading)).length).toBeGreaterThan(120);
    });
  }

  test("it names four values", async ({ read }) => {
    expect(texts(await read("/about"), `${section("Our Values")} li:has(> p) > h3`)).toHaveLength(4);
  });

  test(
    "it shows four members of the expert team",
    decided(
      "Their names are left out of the specification; the profiles are marked as samples of where a team would stand.",
    ),
    async ({ read }) => {
      const $ = await read("/about");
      expect(texts($, `${section("Our Expert Team")} li > h3`)).toHaveLength(4);
      expect(words($, section("Our Expert Team")).match(/sample profile/g)).toHaveLength(4);
    },
  );

  test("it describes a review method in four steps", async ({ read }) => {
    expect(texts(await read("/about"), `${section("How We Review Cards")} ol > li > h3`)).toHaveLength(4);
  });

  test("it links to /contact and /guides", async ({ read }) => {
    const $ = await read("/about");
    expect(attributes($, "main section a", "href")).toEqual(expect.arrayContaining(["/contact", "/guides"]));
  });
});
