import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { scriptJson } from "../site/script-json";
import type { IslandName } from "./registry";
import { islandTree } from "./tree";

type Props<ToolProps extends object> = {
  /** The tool's own name. */
  name: IslandName;
  /**
   * When the browser loads it: with the page, or once someone uses it. Where the tab holds what it shows (the visitor's numbers,
   * a query in the address, a message that was not sent), it comes with the page, too.
   */
  until: "load" | "numbers" | "query" | "message" | "use";
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
  return (
    <>
      <div data-island={name} data-until={until} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
    </>
  );
}
