import { type Step, growthFaults, sizesIn } from "../../scripts/bench/growth";
import { familyOf } from "../../scripts/bench/measured-command";

/** A build with 20 seconds that every build takes and so many milliseconds a page. */
function step(guides: number, milliseconds: number, changed: Partial<Step> = {}): Step {
  const cold = 20 + (guides * milliseconds) / 1000;
  return { guides, cards: guides / 10, pages: guides, cold, rebuild: cold / 5, peak: 900, ...changed };
}

const LINEAR = [step(100, 10), step(500, 10), step(2000, 10), step(5000, 10)];

describe("the cost of a page", () => {
  test("that stays as the site grows is no fault", () => {
    expect(growthFaults(LINEAR)).toEqual([]);
  });

  test("that rises is a fault, with both figures", () => {
    expect(growthFaults([step(100, 10), step(500, 200)])).toEqual([
      "500 guides cost 240.0 ms a page, 100 cost 210.0 ms.",
    ]);
  });

  test("may rise by a tenth, the noise of measuring, and no further", () => {
    const second = (cold: number) => step(500, 0, { cold });
    expect(growthFaults([step(100, 0, { cold: 10 }), second(54.9)])).toEqual([]);
    expect(growthFaults([step(100, 0, { cold: 10 }), second(55.1)])).toHaveLength(1);
  });

  test("of an added page may rise by a quarter, and no further", () => {
    const third = (added: number) => step(2000, 0, { cold: 25 + 1.5 * added });
    expect(growthFaults([...LINEAR.slice(0, 2), third(12.4)])).toEqual([]);
    expect(growthFaults([...LINEAR.slice(0, 2), third(12.6)])).toHaveLength(1);
  });
});

describe("a rebuild", () => {
  test("of 5,000 guides may take a quarter of the first build, and no more", () => {
    const large = (rebuild: number) => [step(5000, 10, { cold: 100, rebuild })];
    expect(growthFaults(large(25))).toEqual([]);
    expect(growthFaults(large(25.1))).toEqual([
      "A rebuild of 5000 guides takes 25.1 s, more than 25% of the first build's 100.0 s.",
    ]);
  });

  test("of fewer guides is not judged: what every build does is most of it", () => {
    expect(growthFaults([step(4999, 10, { cold: 100, rebuild: 99 })])).toEqual([]);
  });
});

test("sizes are whole numbers that grow", () => {
  expect(sizesIn("guides", "100,500")).toEqual([100, 500]);
  for (const wrong of ["", "0", "many", "1.5", "500,100", "100,100"]) {
    expect(() => sizesIn("guides", wrong)).toThrow(
      `--guides must be whole numbers that grow, such as 100,500; found "${wrong}".`,
    );
  }
});

test("a build's memory is that of the process and of all below it, and of no other", () => {
  const processes = [
    { id: 1, parent: 0, kilobytes: 1 },
    { id: 10, parent: 1, kilobytes: 10 },
    { id: 11, parent: 10, kilobytes: 100 },
    { id: 12, parent: 11, kilobytes: 1000 },
    { id: 20, parent: 1, kilobytes: 10000 },
  ];
  expect(familyOf(10, processes).map(({ id }) => id)).toEqual([10, 11, 12]);
});
