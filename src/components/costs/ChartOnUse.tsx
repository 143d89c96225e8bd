import { useLoaded } from "../ui/use-loaded";
import * as styles from "./ChartOnUse.module.css";
import type { DebtChartProps } from "./DebtChart";

const load = () => import("./DebtChart");

/** The chart of a debt, which only those load who have numbers. Its place is kept, so that nothing moves when it comes. */
export function ChartOnUse(props: DebtChartProps) {
  const { loaded, failure } = useLoaded(load, true, "The chart");
  return <div className={styles.place}>{loaded ? <loaded.DebtChart {...props} /> : failure}</div>;
}
