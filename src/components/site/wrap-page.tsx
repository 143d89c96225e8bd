import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { ErrorBoundary } from "./ErrorBoundary";

/** Around every page, on the server and in the browser alike; a new page starts with a new boundary. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>;
}
