import { type Stack, drawStacks } from "../../domain/charts/stacked-chart";
import { ChartAxes } from "./ChartAxes";
import * as styles from "./ChartAxes.module.css";
import { swatchClass } from "./Swatch";

const HEIGHT = 320;

type Props = {
  title: string;
  description: string;
  /** `place` tells a balance's color. */
  stacks: readonly (Stack & { place: number })[];
};

/** Balances on top of one another; their names are in a key beside it, as no band is sure to have room for one. */
export function StackedChart({ title, description, stacks }: Props) {
  const { bands, ...axes } = drawStacks(stacks, HEIGHT);
  return (
    <ChartAxes
      title={title}
      description={description}
      axes={axes}
      height={HEIGHT}
      shapes={bands.map((d, index) => (
        <path key={index} className={`${styles.band ?? ""} ${swatchClass(stacks[index]?.place ?? 0)}`} d={d} />
      ))}
    />
  );
}
