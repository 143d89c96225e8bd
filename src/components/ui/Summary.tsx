import type { ReactNode, Ref } from "react";
import { Icon } from "./Icon";

type Props = { children: ReactNode; className?: string | undefined; innerRef?: Ref<HTMLElement> };

/** The line that opens what is folded away, with the one chevron that turns as it opens. */
export function Summary({ children, className, innerRef }: Props) {
  return (
    <summary ref={innerRef} className={className}>
      <Icon name="chevron" />
      {children}
    </summary>
  );
}
