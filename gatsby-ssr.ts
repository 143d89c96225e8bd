import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";

/** A page is a document: React leaves no marks in it but within islands, which bring their own HTML. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToStaticMarkup(bodyComponent));
};
