import { faceOf } from "../../../src/domain/cards/card-art";
import { contrast } from "../../support/colors";

test("white can be read on the tone of any card", () => {
  const tones = new Set(Array.from({ length: 500 }, (_, place) => faceOf(`card-${place}`).deep));
  expect(tones.size).toBe(10);
  for (const tone of tones) expect(contrast("#ffffff", tone)).toBeGreaterThanOrEqual(7);
});

test("no two of the ten cards with which the site began have one tone", () => {
  const tones = [
    "capital-one-quicksilver",
    "capital-one-secured",
    "chase-slate-edge",
    "citi-simplicity",
    "discover-it-chrome",
    "discover-it-secured",
    "first-tech-choice-rewards",
    "penfed-platinum-rewards",
    "usaa-rate-advantage",
    "wells-fargo-reflect",
  ].map((id) => faceOf(id).deep);
  expect(new Set(tones).size).toBe(10);
});

test("every pattern is drawn within reach of its picture", () => {
  const patterns = new Set(Array.from({ length: 200 }, (_, place) => faceOf(`card-${place}`).lines));
  expect(patterns.size).toBe(7);
  for (const lines of patterns) expect(lines).not.toMatch(/NaN|undefined/);
});
