import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { formatFault, type Fault } from "../content/fault";
import { excerptAt } from "../content/read/place";
import { FAULTS_PATH, type ShownFault } from "../develop/shown-fault";
import { formPath } from "../site/routes";
import { presentFaults } from "./content-store";
import { PROJECT } from "./gatsby-tools";

/** What this module asks of Gatsby's development server, which Gatsby gives no type. */
type Handler = (request: unknown, response: { json(data: unknown): void }) => void;
type Server = { get(path: string, handler: Handler): void };

function shown(fault: Fault, text: string): ShownFault {
  const form = process.env["CMS_LOCAL"] ? formPath(fault.file) : null;
  const place = `${path.join(PROJECT, fault.file)}:${fault.line}:${fault.column}`;
  return {
    message: formatFault(fault),
    excerpt: excerptAt(text, fault),
    editor: `vscode://file${encodeURI(place)}`,
    form,
  };
}

/** Tells pages what is wrong with the content while `develop` runs. */
export function serveFaults({ app }: Omit<CreateDevServerArgs, "app"> & { app: Server }): void {
  app.get(FAULTS_PATH, (_, response) => {
    const { faults, files } = presentFaults();
    const texts = new Map(files.map(({ file, text }) => [file, text]));
    response.json(faults.map((fault) => shown(fault, texts.get(fault.file) ?? "")));
  });
}
