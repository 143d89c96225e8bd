import type { AnchorHTMLAttributes } from "react";

/** Gatsby's browser half within the admin page, where there is no router: a link is an anchor. */
export function Link({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const withPrefix = (path: string) => path;

export const graphql = () => "";
