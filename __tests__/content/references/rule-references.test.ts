import { CATALOG, edited } from "../../support/catalog";
import { contentOf } from "../../support/checked-content";
import { problemOf, referencesWith } from "../../support/references";

jest.mock("../../../src/domain/lending/fees", () => ({
  ...jest.requireActual<object>("../../../src/domain/lending/fees"),
  MAX_ASSUMED_TRANSFER_FEE: 4,
}));
jest.mock("../../../src/domain/catalog/compare-selection", () => ({
  ...jest.requireActual<object>("../../../src/domain/catalog/compare-selection"),
  MAX_COMPARED: 6,
}));

test("follows a constant of the rules that changes", () => {
  const { texts, guides } = contentOf(
    edited(CATALOG, {
      file: "data/guides/one.md",
      from: "An intro.",
      to: "An intro. At {rule:max-assumed-transfer-fee}, $100 costs {payment:100,0,max-compared}.",
    }),
  );
  const pages = JSON.stringify([texts.calculator, texts.market]);
  expect(pages.match(/4%, the highest usual/g)).toHaveLength(2);
  expect(texts.compare.intro).toMatch(/^Pick up to six cards/);
  expect(JSON.stringify(guides)).toContain("At 4%, $100 costs $16.67.");
});

test("lists the rules that there are for one that there isn't", () => {
  expect(problemOf("{rule:fee}", referencesWith())).toMatchObject({
    expected: "a rule",
    hint: expect.stringMatching(/^one of comparison-apr, .*max-compared, /) as unknown,
  });
});
