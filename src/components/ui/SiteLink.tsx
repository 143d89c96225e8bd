import type { ReactNode } from "react";
import { withPrefix } from "../../site/routes";

type Props = {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  "aria-current"?: "page" | "true" | undefined;
  /** Where the link is a name. */
  translate?: "no";
};

/** A link within the site, which may lie below a path of its host. */
export function SiteLink({ to, children, ...rest }: Props) {
  return (
    <a href={withPrefix(to)} {...rest}>
      {children}
    </a>
  );
}
