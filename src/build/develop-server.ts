import path from "node:path";
import { countOf } from "../domain/text/format";
import type { CreateDevServerArgs } from "gatsby";
import { type ContentError, formatError } from "../content/errors";
import { CONTENT_ERRORS_PATH } from "../develop/content-errors-path";
import { currentErrors } from "./content-store";
import { PROJECT } from "./environment";
import { escapeXml } from "./finish/site-files";

/** The part of Gatsby's development server that this module uses; Gatsby gives it no type. */
type Response = { send(text: string): void };
type Handler = (request: unknown, response: Response) => void;
type Server = { get(path: string, handler: Handler): void };
type ServerArgs = Omit<CreateDevServerArgs, "app"> & { app: Server };

/** The link that opens a file in Visual Studio Code; ":3:7" after its name is a line and a column. */
function editorOf(file: string): string {
  return `vscode://file${encodeURI(path.join(PROJECT, file))}`;
}

/** The site's own styles stay out of the panel, and the panel's out of the site: it is in a shadow tree. */
const STYLES = `
  section { position: fixed; inset: auto 0 0; z-index: 999; max-height: 60vh; overflow: auto; padding: 1rem 1.5rem;
    font: 16px/1.5 system-ui, sans-serif; color: #1f1f1f; background: #fff; border-top: 4px solid #b3261e; }
  h2, p, ol { margin: 0 0 0.5rem; } h2 { font-size: 1.125rem; }
  pre { margin: 0.25rem 0; font-size: 14px; white-space: pre-wrap; }
  a { color: #0b57d0; margin-right: 1rem; }
  button { position: absolute; top: 1rem; right: 1.5rem; font: inherit; }
`;

function entry(error: ContentError): string {
  return `<li>
    <pre>${escapeXml(formatError(error))}</pre>
    <a href="${escapeXml(editorOf(`${error.file}:${error.line}:${error.column}`))}">Open the line in Visual Studio Code</a>
  </li>`;
}

function panel(errors: readonly ContentError[]): string {
  if (errors.length === 0) return "";
  return `<style>${STYLES}</style>
    <section role="alert">
      <h2>${countOf(errors.length, "error")} in the content</h2>
      <p>Until it is fixed, the page shows the last content without errors.</p>
      <ol>${errors.map(entry).join("")}</ol>
      <button onclick="this.getRootNode().host.remove()">Hide</button>
    </section>`;
}

export function serveContentErrors({ app }: ServerArgs): void {
  app.get(CONTENT_ERRORS_PATH, (_, response) => response.send(panel(currentErrors())));
}
