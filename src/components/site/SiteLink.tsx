import { Link, withPrefix } from "gatsby";
import { type ReactNode, createContext, useContext } from "react";
import { type PageKind, kindOf } from "../../site/routes";

/** The kind of the page that is being drawn; the layout provides it. */
export const PageKindContext = createContext<PageKind>("reading");

type Props = { to: string; children: ReactNode; className?: string | undefined; "aria-current"?: "page" | undefined };

/**
 * A link within the site. Between tool pages it changes the page in place; to and from a reading page it loads the page,
 * so that a reading page never runs in React.
 */
export function SiteLink({ to, children, ...rest }: Props) {
  const kind = useContext(PageKindContext);
  if (kind === "tool" && kindOf(to) === "tool") {
    return (
      // Gatsby would replace the entry of the page that is open, with all that its address holds; so Back leads to it.
      <Link to={to} replace={false} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={withPrefix(to)} {...rest}>
      {children}
    </a>
  );
}
