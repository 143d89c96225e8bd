import type { GatsbySSR } from "gatsby";

/** Marks the document while its query waits for the page's script; see `data-query` in the global styles. */
const MARK_QUERY = 'if(location.search)document.documentElement.dataset.query="waiting"';

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<script key="query" dangerouslySetInnerHTML={{ __html: MARK_QUERY }} />]);
};

export { wrapPageElement } from "./src/components/site/wrap-page";
