import type { Element, Nodes, RootContent } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { textOfElement } from "../../domain/guides/sections";
import { SiteLink } from "../ui/SiteLink";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./Prose.module.css";

const boxOf = (id: string) => `term-${id}`;

type TermProps = {
  id: string;
  term: string;
};

/** A key term, and a button that opens its definition: a native popover, which needs no script and leaves the text selectable. */
function Term({ id, term }: TermProps) {
  return (
    <span className={styles.whole}>
      <dfn className={styles.term}>{term}</dfn>
      {/* React 18's types do not know the popover attributes yet. */}
      <button
        type="button"
        className={styles.button}
        aria-label={`Definition of ${term}`}
        {...{ popovertarget: boxOf(id) }}
      />
    </span>
  );
}

function TermDefinition({ id, term, definition }: TermProps & { definition: string }) {
  return (
    <div id={boxOf(id)} className={styles.definition} {...{ popover: "auto" }}>
      <strong>{`${term}:`}</strong> <span>{definition}</span>
    </div>
  );
}

/** A table's column headings, which tell it from the other tables of the page. */
function headings(table: Element): string {
  const head = table.children.find((child) => child.type === "element" && child.tagName === "thead");
  return head
    ? textOfElement(head)
        .trim()
        .replace(/\s*\n\s*/g, ", ")
    : "";
}

const COMPONENTS: Partial<Components> = {
  a: ({ href = "", children }) =>
    href.startsWith("/") ? <SiteLink to={href}>{children}</SiteLink> : <a href={href}>{children}</a>,
  table: ({ children, node }) => (
    <ScrollRegion label={`Table: ${node ? headings(node) : ""}`}>
      <table>{children}</table>
    </ScrollRegion>
  ),
  th: ({ children, align, scope = "col" }) => (
    <th scope={scope} data-align={align}>
      {children}
    </th>
  ),
  // A term of the glossary; Markdown has no mark of its own for it.
  dfn: ({ id = "", node }) => <Term id={id} term={node ? textOfElement(node) : ""} />,
  td: ({ children, align }) => <td data-align={align}>{children}</td>,
};

function termsIn(node: Nodes): Element[] {
  if (node.type === "element" && node.tagName === "dfn") return [node];
  return "children" in node ? node.children.flatMap(termsIn) : [];
}

/** Markdown as React elements: no HTML string is ever put into the page. A `div` of few words would be left out by reader views. */
export function Prose({ nodes }: { nodes: RootContent[] }) {
  return (
    <section className={styles.prose}>
      {toJsxRuntime(
        { type: "root", children: nodes },
        {
          Fragment,
          jsx,
          jsxs,
          components: COMPONENTS,
          passNode: true,
          tableCellAlignToStyle: false,
        },
      )}
      {nodes.flatMap(termsIn).map((node) => {
        const { id, title } = node.properties;
        return (
          <TermDefinition key={String(id)} id={String(id)} term={textOfElement(node)} definition={String(title)} />
        );
      })}
    </section>
  );
}
