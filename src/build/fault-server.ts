import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { formatFault, type Fault } from "../content/fault";
import { excerptAt } from "../content/read/place";
import { FAULTS_PATH, type ShownFault } from "../develop/shown-fault";
import { SOURCE_PATH, placeOfWords } from "../develop/source-place";
import { formPath } from "../site/routes";
import { presentFaults } from "./content-store";
import { PROJECT } from "./project";
import { contentLines } from "./source-marks";

/** What this module asks of Gatsby's development server, which Gatsby gives no type. */
type Request = { query: Readonly<Record<string, unknown>> };
type Response = { json(data: unknown): void; redirect(address: string): void };
type Handler = (request: Request, response: Response) => void;
type Server = { get(path: string, handler: Handler): void };

/** The address of a file's form, with its field in view; null if there is no form. */
function formOf({ file, field }: Pick<Fault, "file" | "field">): string | null {
  const form = process.env["CMS_LOCAL"] ? formPath(file) : null;
  return form && (field === "" ? form : form.replace("#", `?field=${encodeURIComponent(field)}#`));
}

/** What opens a file at a line in Visual Studio Code. */
function editorOf({ file, line, column = 1 }: Pick<Fault, "file" | "line"> & { column?: number }): string {
  return `vscode://file${encodeURI(`${path.join(PROJECT, file)}:${line}:${column}`)}`;
}

function shown(fault: Fault, text: string): ShownFault {
  return {
    message: formatFault(fault),
    excerpt: excerptAt(text, fault),
    editor: editorOf(fault),
    form: formOf(fault),
  };
}

/** While `develop` runs: tells pages what is wrong with the content, and opens the place that a mark of theirs names. */
export function serveFaults({ app }: Omit<CreateDevServerArgs, "app"> & { app: Server }): void {
  app.get(FAULTS_PATH, (_, response) => {
    const { faults, files } = presentFaults();
    const texts = new Map(files.map(({ file, text }) => [file, text]));
    response.json(faults.map((fault) => shown(fault, texts.get(fault.file) ?? "")));
  });
  app.get(SOURCE_PATH, ({ query }, response) => {
    const place = placeOfWords(String(query["words"]), String(query["mark"]), contentLines(presentFaults().files));
    response.redirect(formOf(place) ?? editorOf(place));
  });
}
