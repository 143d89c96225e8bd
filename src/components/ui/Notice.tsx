import type { ReactNode } from "react";
import { Icon } from "./Icon";

/** A quiet line that a reader should not miss, such as how the site earns money. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="small-note icon-line">
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
