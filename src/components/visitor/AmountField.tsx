import type { ComponentProps } from "react";
import { TextField } from "../ui/TextField";

export function AmountField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" autoComplete="off" {...props} />;
}
