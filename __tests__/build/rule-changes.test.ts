import { warnOfRuleChanges } from "../../src/build/rule-changes";

type Change = (event: string, file: string | null) => void;

const mockClose = jest.fn();
const mockWatch = jest.fn((...[,]: [folder: string, options: object, change: Change]) => ({ close: mockClose }));

jest.mock("node:fs", () => ({
  ...jest.requireActual<object>("node:fs"),
  watch: (folder: string, options: object, change: Change) => mockWatch(folder, options, change),
}));

test.each([
  ["cards/offers.ts", "src/domain/cards/offers.ts has changed."],
  [null, "src/domain/ has changed."],
])("a changed rule (%j) asks for a restart, once", (file, words) => {
  mockClose.mockClear();
  const warn = jest.fn();
  warnOfRuleChanges({ warn });
  const [, , change] = mockWatch.mock.lastCall ?? [];
  change?.("change", file);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(words));
  expect(mockClose).toHaveBeenCalledTimes(1);
});
