import { ROUTES } from "./support/facts";
import {
  attributes,
  decided,
  expect,
  labelsOf,
  openTool,
  optionsOf,
  structuredData,
  test,
  visit,
} from "./support/site";
import { calculator } from "./support/visits";

test.describe("3 Entities and their fields: other", () => {
  test("a breadcrumb item has a name and an address", async ({ read }) => {
    for (const route of ROUTES.filter((known) => known !== "/")) {
      const crumbs = structuredData(await read(route)).find((data) => data["@type"] === "BreadcrumbList");
      expect(crumbs?.["itemListElement"]).toContainEqual(
        expect.objectContaining({ name: "Home", item: expect.stringMatching(/^https?:\/\/[^/]+\/$/) }),
      );
    }
  });

  test("an expert team member has a name, a role, an experience and a specialty", async ({ read }) => {
    const $ = await read("/about");
    const team = $('main section:has(h2:contains("Our Expert Team")) li').toArray();
    expect(team.length).toBeGreaterThan(0);
    for (const member of team) {
      expect([$(member).find("h3").text(), $(member).find("p").text()]).not.toContain("");
      expect(
        $(member)
          .find("dt")
          .toArray()
          .map((term) => $(term).text()),
      ).toEqual(["Experience", "Specialty"]);
      expect(
        $(member)
          .find("dd")
          .toArray()
          .map((text) => $(text).text()),
      ).not.toContain("");
    }
  });

  test("a contact message has name, email, subject, category, message and a hidden honeypot", async ({ read }) => {
    const $ = await read("/contact");
    const fields = "main form :is(input, select, textarea)";
    expect(labelsOf($, fields)).toEqual([
      "Full Name",
      "Email Address",
      "Subject",
      "Category (optional)",
      "Message",
      "Leave this empty",
    ]);
    expect($(`${fields}[tabindex="-1"]`).closest("[hidden]").length).toBe(1);
  });

  test("the contact categories are the six specified values and labels", async ({ read }) => {
    expect(optionsOf(await read("/contact"), "Category").filter(({ value }) => value !== "")).toEqual([
      { value: "general", name: "General Inquiry" },
      { value: "review", name: "Credit Card Review Question" },
      { value: "technical", name: "Website Technical Issue" },
      { value: "partnership", name: "Partnership Inquiry" },
      { value: "feedback", name: "Feedback/Suggestion" },
      { value: "other", name: "Other" },
    ]);
  });

  test("the calculator starts with a balance of 5000, an APR of 24.99 and a payment of 150", async ({ read }) => {
    expect(attributes(await read("/calculator"), "main form input", "value")).toEqual(["5000", "24.99", "150"]);
  });

  visit(
    "a result holds months, years to one decimal, total interest and total payments to two",
    decided("The average monthly interest is computed and, as specified, not displayed."),
    async ({ page }) => {
      await openTool(page, "/calculator");
      await calculator.calculate(page);
      await calculator.expectFigures(page, {
        Months: "58",
        Years: "4.8",
        "Total Interest": "$3,622.30",
        "Total Paid": "$8,622.30",
      });
      // 3,622.30 over 58 months.
      await expect(calculator.results(page)).not.toContainText("$62.45");
    },
  );

  visit("a comparison holds the savings, the months saved and the interest at the low rate", async ({ page }) => {
    await openTool(page, "/calculator");
    await calculator.calculate(page);
    for (const fact of ["$1,928.49", "13 months", "$1,693.81"])
      await expect(calculator.savings(page)).toContainText(fact);
  });
});
