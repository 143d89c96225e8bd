/** What building a site of one size took. */
export type Step = {
  guides: number;
  cards: number;
  pages: number;
  /** Seconds of the first build, and of one after a guide was changed. */
  cold: number;
  rebuild: number;
  /** Megabytes; null where the system does not tell. */
  peak: number | null;
};

/** So much more may a page cost than at the size before: what two runs of the same build differ by. */
export const TOLERANCE = 0.1;
/** The same for a page that was added: the difference of two builds carries the noise of both. */
export const ADDED_TOLERANCE = 0.25;

/** From so many guides on a rebuild may take no more than this share of the first build. Below, what every build does counts. */
export const REBUILD_FROM = 5000;
export const REBUILD_SHARE = 0.25;

const SECOND = 1000;

/** Milliseconds of the first build for each page. */
export function perPage({ cold, pages }: Step): number {
  return (cold * SECOND) / pages;
}

/** Milliseconds for each page that a site has more than a smaller one: what every build does is not in it. */
export function perAddedPage(step: Step, smaller: Step): number {
  return ((step.cold - smaller.cold) * SECOND) / (step.pages - smaller.pages);
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** How a step costs more for each page than the one before; nothing if it does not. */
function growthAt(steps: readonly Step[], index: number): string[] {
  const [step, smaller, smallest] = [steps[index], steps[index - 1], steps[index - 2]];
  if (!step || !smaller) return [];
  const faults: string[] = [];
  if (perPage(step) > perPage(smaller) * (1 + TOLERANCE)) {
    faults.push(
      `${step.guides} guides cost ${milliseconds(perPage(step))} a page, ${smaller.guides} cost ${milliseconds(perPage(smaller))}.`,
    );
  }
  if (!smallest) return faults;
  const [added, before] = [perAddedPage(step, smaller), perAddedPage(smaller, smallest)];
  if (added > before * (1 + ADDED_TOLERANCE)) {
    faults.push(
      `Each page added up to ${step.guides} guides costs ${milliseconds(added)}, up to ${smaller.guides} it cost ${milliseconds(before)}.`,
    );
  }
  return faults;
}

/** What is wrong with builds of growing sizes, the smallest first. Nothing if the cost of a page stays and rebuilds are quick. */
export function growthFaults(steps: readonly Step[]): string[] {
  const slow = steps.filter(({ guides, rebuild, cold }) => guides >= REBUILD_FROM && rebuild > cold * REBUILD_SHARE);
  return [
    ...steps.flatMap((_, index) => growthAt(steps, index)),
    ...slow.map(
      ({ guides, rebuild, cold }) =>
        `A rebuild of ${guides} guides takes ${rebuild.toFixed(1)} s, more than ${REBUILD_SHARE * 100}% of the first build's ${cold.toFixed(1)} s.`,
    ),
  ];
}

/** Which sizes to build: what a list such as "100,1000" names. Throws unless they are whole numbers that grow. */
export function sizesIn(option: string, text: string): number[] {
  const sizes = text.split(",").map(Number);
  const grow = sizes.every((size, index) => Number.isInteger(size) && size > (sizes[index - 1] ?? 0));
  if (!grow) throw new Error(`--${option} must be whole numbers that grow, such as 100,500; found "${text}".`);
  return sizes;
}
