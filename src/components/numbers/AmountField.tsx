import type { ComponentProps } from "react";
import { MAX_AMOUNT_TEXT } from "../../domain/forms/amount";
import { TextField } from "../ui/TextField";

/** A labelled amount as people write it: dollars, percent or months. */
export function AmountField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" autoComplete="off" maxLength={MAX_AMOUNT_TEXT} {...props} />;
}
