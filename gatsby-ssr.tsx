import type { GatsbySSR } from "gatsby";
import { wrapRoot } from "./src/components/site/wrap-root";

/**
 * Marks the document while its query, or the amounts in its fragment, wait for the page's script; see `data-query` in the
 * global styles.
 */
const MARK_QUERY = 'if(location.search||location.hash.includes("="))document.documentElement.dataset.query="waiting";';

/**
 * Back may be pressed again before React has taken a page over; Gatsby's router then throws and leaves the page blank.
 * Until `data-ready` is set, a step to another page loads that page; `data-left` says that it is on its way.
 */
const STEP_BACK =
  "((p,d)=>addEventListener('popstate',()=>{location.pathname===p||'ready'in d||(d.left='',location.reload())}))(location.pathname,document.documentElement.dataset)";

/**
 * A script that is missing, as after a deploy between the page and its scripts: the page is loaded once more. Without its
 * scripts even then, it shows what it can. Several are missing as a rule; the first one is enough.
 */
const LOAD_AGAIN =
  "addEventListener('error',function again(e){if(e.target.localName!='script'||'ready'in document.documentElement.dataset)return;removeEventListener('error',again,true);performance.getEntriesByType('navigation')[0].type=='reload'?delete document.documentElement.dataset.query:location.reload()},true);";

/** Gatsby's scrolling throws for a fragment that can't be decoded and takes the page down with it; it names no place. */
const DROP_BROKEN_FRAGMENT =
  "(f=>{f();addEventListener('popstate',f)})(()=>{try{decodeURI(location.hash)}catch{history.replaceState(history.state,'',location.pathname+location.search)}});";

/**
 * A link to a place on the page is the browser's own affair. The router would draw the page anew for it, and React drops
 * what it has not taken over by then: the later parts of the page that `data-parts` names. This must be the first to hear.
 */
const OWN_PLACES =
  "addEventListener('popstate',e=>{document.documentElement.dataset.parts==location.pathname&&document.getElementById(location.hash.slice(1))&&e.stopImmediatePropagation()});";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script
      key="query"
      dangerouslySetInnerHTML={{ __html: DROP_BROKEN_FRAGMENT + OWN_PLACES + MARK_QUERY + LOAD_AGAIN + STEP_BACK }}
    />,
  ]);
};

export { wrapPageElement } from "./src/components/site/wrap-page";
export const wrapRootElement = wrapRoot(() => undefined);
