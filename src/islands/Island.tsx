import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { scriptJson } from "../site/script-json";
import type { IslandName } from "./registry";
import { islandTree } from "./tree";

type Props<ToolProps extends object> = {
  name: IslandName;
  /** When it loads: with the page or at its first use; where the tab or the address holds what it shows, with the page. */
  until: "load" | "numbers" | "query" | "message" | "use";
  tool: ComponentType<ToolProps>;
  /** All that the tool knows: no context of the page reaches it, and what is given must survive JSON. */
  props: ToolProps;
};

/** A part of a page that is alive: a React root of its own that the server draws, with its props beside it for `entry.ts`. */
export function Island<ToolProps extends object>({ name, until, tool: Tool, props }: Props<ToolProps>) {
  // In `gatsby develop` and in tests the page itself runs.
  if (typeof window !== "undefined") return <Tool {...props} />;
  const html = renderToString(islandTree(Tool, props), { identifierPrefix: name });
  return (
    <>
      <div data-island={name} data-until={until} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
    </>
  );
}
