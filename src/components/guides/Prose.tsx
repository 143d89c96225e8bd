import type { Nodes } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { SiteLink } from "../site/SiteLink";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./Prose.module.css";

const COMPONENTS: Partial<Components> = {
  a: ({ href = "", children }) =>
    href.startsWith("/") ? <SiteLink to={href}>{children}</SiteLink> : <a href={href}>{children}</a>,
  table: ({ children }) => (
    <ScrollRegion label="Table">
      <table>{children}</table>
    </ScrollRegion>
  ),
  th: ({ children, align }) => (
    <th scope="col" data-align={align}>
      {children}
    </th>
  ),
  td: ({ children, align }) => <td data-align={align}>{children}</td>,
};

type Props = { nodes: Nodes[] };

/** Markdown as React elements: no HTML string is ever put into the page. */
export function Prose({ nodes }: Props) {
  const tree: Nodes = {
    type: "root",
    children: nodes.filter((node) => node.type !== "root" && node.type !== "doctype"),
  };
  return <div className={styles.prose}>{toJsxRuntime(tree, { Fragment, jsx, jsxs, components: COMPONENTS })}</div>;
}
