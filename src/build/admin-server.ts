import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import sirv from "sirv";
import { readContentFiles } from "../content/read/content-files";
import { writeAdmin } from "./admin";
import { PROJECT } from "./project";

/** What this module asks of Gatsby's development server, which Gatsby gives no type. */
type Handler = (request: unknown, response: { json(data: unknown): void }) => void;
type Server = { get(path: string, handler: Handler): void; use(path: string, handler: ReturnType<typeof sirv>): void };

/**
 * Shows the editors' page at /admin while `develop` runs, if `npm run cms` has named the local backend. The content files
 * are read anew each time: somebody may edit them on disk as well.
 */
export function serveAdmin({ app }: Omit<CreateDevServerArgs, "app"> & { app: Server }): void {
  const local = process.env["CMS_LOCAL"];
  if (!local) return;
  const folder = path.join(PROJECT, ".cache", "admin");
  writeAdmin(PROJECT, folder, { prefix: "", backend: { local } });
  app.get("/admin/content.json", (_, response) => response.json(readContentFiles(PROJECT)));
  app.use("/admin", sirv(folder));
}
