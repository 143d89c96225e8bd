import type { GatsbySSR } from "gatsby";

/** Marks the document while its query waits for the page's script; see `data-query` in the global styles. */
const MARK_QUERY = 'if(location.search)document.documentElement.dataset.query="waiting";';

/**
 * Back may be pressed again before React has taken a page over; Gatsby's router then throws and leaves the page blank.
 * Until `data-ready` is set, a step to another page loads that page.
 */
const STEP_BACK =
  "(p=>addEventListener('popstate',()=>{location.pathname===p||'ready'in document.documentElement.dataset||location.reload()}))(location.pathname)";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<script key="query" dangerouslySetInnerHTML={{ __html: MARK_QUERY + STEP_BACK }} />]);
};

export { wrapPageElement } from "./src/components/site/wrap-page";
