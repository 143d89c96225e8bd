import { isFormShown } from "../../../src/domain/site/site";

const forms = { contact: { endpoint: "https://forms.example/contact" }, newsletter: { endpoint: null } };

test("shows a form that somebody takes messages from, and any on a sample site", () => {
  expect(isFormShown({ forms, sampleData: false }, "contact")).toBe(true);
  expect(isFormShown({ forms, sampleData: false }, "newsletter")).toBe(false);
  expect(isFormShown({ forms, sampleData: true }, "newsletter")).toBe(true);
});
