import type { AnchorHTMLAttributes } from "react";

type LinkProps = { to: string; replace?: boolean } & AnchorHTMLAttributes<HTMLAnchorElement>;

/** Gatsby's browser half, as far as components use it: a link is an anchor, a query is what the build would read. */
export function Link({ to, replace: _, children, ...rest }: LinkProps) {
  return (
    <a href={to} data-client-link="" {...rest}>
      {children}
    </a>
  );
}

export const withPrefix = (path: string) => path;

export const graphql = () => "";
