import path from "node:path";
import { ProjectCopy } from "../../cms-browser/project-copy";

/** Builds a copy of the project that `change` may change, and serves it for as long as `use` takes. */
export async function serveCopy(change: (folder: string) => void, use: (url: string) => Promise<void>): Promise<void> {
  const project = new ProjectCopy();
  try {
    change(project.folder);
    project.npm("build");
    const { startServer } = await import("../../../scripts/lib/static-server.mjs");
    const server = await startServer({ port: 0, folder: path.join(project.folder, "public") });
    await use(server.url);
    await server.close();
  } finally {
    project.remove();
  }
}

/** Milliseconds that a build of a copy may take on a busy machine. */
export const COPY_MS = 400_000;
