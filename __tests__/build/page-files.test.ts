import { fileOfPage, originalOfPage } from "../../src/build/finish/page-files";

test.each([
  ["/", "index.html", "index.html"],
  ["/offers", "offers.html", "offers/index.html"],
  ["/offers/", "offers.html", "offers/index.html"],
  ["/guides/improve-credit-score", "guides/improve-credit-score.html", "guides/improve-credit-score/index.html"],
  ["/404", "404.html", "404/index.html"],
])("the file of %s is %s, made of %s", (page, file, original) => {
  expect([fileOfPage(page), originalOfPage(page)]).toEqual([file, original]);
});

test("Gatsby names the file of its second not-found page as it names the page", () => {
  expect(originalOfPage("/404.html")).toBe("404.html");
});
