import { dollarRange } from "../../domain/forms/your-cost";
import * as styles from "./DollarRange.module.css";

type Props = { low: number; high: number };

/** What something costs at the low and at the high end of an APR range: "$412 – $980". */
export function DollarRange({ low, high }: Props) {
  return <span className={styles.range}>{dollarRange(low, high)}</span>;
}
