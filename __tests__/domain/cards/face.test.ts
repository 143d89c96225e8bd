import { faceOf } from "../../../src/domain/cards/face";
import { contrast } from "../../support/colors";

test("white can be read on the tone of any card", () => {
  const tones = new Set(Array.from({ length: 500 }, (_, place) => faceOf(`card-${place}`).deep));
  expect(tones.size).toBe(10);
  for (const tone of tones) expect(contrast("#ffffff", tone)).toBeGreaterThanOrEqual(7);
});

test("every pattern is drawn within reach of its picture", () => {
  const patterns = new Set(Array.from({ length: 200 }, (_, place) => faceOf(`card-${place}`).lines));
  expect(patterns.size).toBe(7);
  for (const lines of patterns) expect(lines).not.toMatch(/NaN|undefined/);
});
