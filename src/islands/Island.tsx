import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { Hydration, ISLANDS } from "./registry";
import { islandTree } from "./tree";

/** The islands that take such props. */
type NameFor<ToolProps> = {
  [Name in keyof typeof ISLANDS]: (typeof ISLANDS)[Name] extends Hydration<infer Props>
    ? ToolProps extends Props
      ? Name
      : never
    : never;
}[keyof typeof ISLANDS];

type Props<ToolProps extends object> = {
  name: NameFor<ToolProps>;
  /** When the browser loads it: with the page, or once someone uses the page. */
  until: "load" | "use";
  tool: ComponentType<ToolProps>;
  /** All that the tool knows: no context of the page reaches it, and what is given must survive JSON. */
  props: ToolProps;
};

/**
 * A part of a page that is alive. The server draws it as a React root of its own, with its props beside it; `entry.ts`
 * finds it in the browser. In `gatsby develop` and in tests, where the page itself runs, it is a part of the page.
 */
export function Island<ToolProps extends object>({ name, until, tool: Tool, props }: Props<ToolProps>) {
  if (typeof window !== "undefined") return <Tool {...props} />;
  const html = renderToString(islandTree(Tool, props), { identifierPrefix: name });
  const json = JSON.stringify(props).replaceAll("<", "\\u003c");
  return (
    <>
      <div data-island={name} data-until={until} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
