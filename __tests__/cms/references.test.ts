import { knownNames, meaningOf, referenceComponent, referencesToPick } from "../../src/cms/references";
import { contentOf } from "../support/checked-content";
import { CATALOG } from "../support/catalog";

const { sources, names } = knownNames(contentOf(CATALOG));

test("a reference is told by what readers will read, or by why it stands for nothing", () => {
  expect(meaningOf("{card:citi-simplicity.apr}", sources)).toEqual({ value: "18.24–28.99%" });
  expect(meaningOf("{term:grace-period|grace periods}", sources)).toEqual({ value: "grace periods" });
  expect(meaningOf("{payoff:5000,24.99,150:months}", sources)).toEqual({ value: "58" });
  expect(meaningOf("{card:citi-simplicty.apr}", sources)).toEqual({
    fault: 'expected the id of a card in data/cards, found "citi-simplicty"; hint: did you mean "citi-simplicity"?',
  });
  for (const none of ["", "18.24%", "{product} and {brand}"]) {
    expect(meaningOf(none, sources)).toHaveProperty("fault");
  }
});

test("every fact that a card has, and every key term, can be picked", () => {
  const picked = referencesToPick(sources);
  expect(picked).toEqual(expect.arrayContaining(["{card:citi-simplicity.aprLow}", "{term:grace-period}", "{product}"]));
  // The card earns nothing.
  expect(picked).not.toContain("{card:citi-simplicity.rewards}");
});

test("a reference is written again as it was read, and shown as what it stands for", async () => {
  const { pattern, fromBlock, toInline, toPreview, onEdit } = referenceComponent(sources, (present) =>
    Promise.resolve(present === "{brand}" ? "{product}" : null),
  );
  const match = pattern.exec("{card:citi-simplicity.introTerm} and more");
  const data = match && fromBlock(match);
  expect(data && [toInline(data), toPreview(data)]).toEqual(["{card:citi-simplicity.introTerm}", "21 months"]);
  expect(await onEdit({ data: { text: "{brand}" } })).toEqual({ text: "{product}" });
  expect(await onEdit({ data: { text: "{email}" } })).toBeNull();
});

test("other entries are known by their names", () => {
  expect(names.cards).toContainEqual({ value: "citi-simplicity", label: "Citi Simplicity Card" });
  expect(names.guides).toContainEqual({ value: "every-block", label: "A Guide With Every Block" });
});
