import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { filesIn } from "../../src/content/read/content-files";
import type { ProjectCopy } from "./project-copy";

/** What GitHub answers the editors' page, made of a project's own files; nothing can be written. */

const API = "https://api.github.com";
const REPOSITORY = "acme/cards";

/** A file's content is asked for by a name of GitHub's choice: here the path itself, in hexadecimal. */
const nameOf = (file: string) => Buffer.from(file).toString("hex");
const fileOf = (name: string) => Buffer.from(name, "hex").toString();

function answer(project: ProjectCopy, pathname: string, isRaw: boolean): unknown {
  if (pathname === "/user") return { login: "ann", name: "Ann", avatar_url: "" };
  const rest = decodeURIComponent(pathname.replace(`/repos/${REPOSITORY}`, ""));
  if (rest === "") return { owner: { login: "acme" }, permissions: { push: true } };
  const folder = /^\/git\/trees\/main:(.+)$/.exec(rest)?.[1];
  if (folder) {
    const tree = filesIn(join(project.folder, folder)).map((path) => ({
      path,
      type: "blob",
      mode: "100644",
      size: 1,
      sha: nameOf(`${folder}/${path}`),
    }));
    return { tree };
  }
  const blob = /^\/git\/blobs\/([0-9a-f]+)$/.exec(rest)?.[1];
  if (blob && isRaw) return project.read(fileOf(blob));
  if (blob) return { content: Buffer.from(project.read(fileOf(blob))).toString("base64"), encoding: "base64" };
  // No commits, no pull requests, no branches of editors.
  return [];
}

/** Stands in for GitHub, and signs an editor in on the page, as if by GitHub's own window. Both lie outside the project. */
export async function signIn(page: Page, project: ProjectCopy): Promise<void> {
  await page.route("https://www.githubstatus.com/**", (route) => route.fulfill({ json: { components: [] } }));
  await page.route(`${API}/**`, (route: Route) => {
    const isRaw = /\braw\b/.test(route.request().headers()["accept"] ?? "");
    const said = answer(project, new URL(route.request().url()).pathname, isRaw);
    return route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
      ...(typeof said === "string" ? { body: said } : { json: said }),
    });
  });
  await page.evaluate(() => {
    localStorage.setItem(
      "decap-cms-user",
      JSON.stringify({ backendName: "github", token: "none", login: "ann", name: "Ann" }),
    );
  });
}
