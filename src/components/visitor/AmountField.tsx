import type { ComponentProps } from "react";
import { TextField } from "../ui/TextField";

/** A labelled amount as people write it: dollars, percent or months. */
export function AmountField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" autoComplete="off" {...props} />;
}
