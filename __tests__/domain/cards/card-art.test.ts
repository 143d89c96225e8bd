import { faceOf } from "../../../src/domain/cards/card-art";
import { contrast } from "../../support/colors";

test("has a tone for any card on which white can be read", () => {
  const tones = new Set(Array.from({ length: 500 }, (_, place) => faceOf(`card-${place}`).deep));
  expect(tones.size).toBe(10);
  for (const tone of tones) expect(contrast("#ffffff", tone)).toBeGreaterThanOrEqual(7);
});
