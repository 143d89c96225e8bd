import { z } from "zod";
import { belongs } from "../content/read/folders";
import type { TextFile } from "../content/read/source-file";
import { SITE_FILE } from "../schema/site-schema";

/** The drafts, which the built site keeps from its readers: an editor who has signed in reads them in the repository. */

const userSchema = z.object({ backendName: z.literal("github"), token: z.string() });

/** The token that Decap CMS keeps of an editor who has signed in with GitHub; null if nobody has. */
export function editorToken(): string | null {
  const kept: unknown = JSON.parse(localStorage.getItem("decap-cms-user") ?? "null");
  return userSchema.safeParse(kept).data?.token ?? null;
}

const treeSchema = z.object({ tree: z.array(z.object({ path: z.string(), sha: z.string() })) });

const LONGEST_WAIT_MS = 10_000;

/** Asks for a part of GitHub's API, in one of its forms: `json`, or `raw+json` for a file as it is. Throws without an answer. */
async function ask(address: string, form: string, token: string): Promise<Response> {
  const answer = await fetch(`https://api.github.com${address}`, {
    cache: "no-cache",
    headers: { Accept: `application/vnd.github.${form}`, Authorization: `token ${token}` },
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer;
}

/** The content files on the branch main that are not published, and the settings, which may name them. */
async function readUnpublished(published: readonly TextFile[], repository: string, token: string): Promise<TextFile[]> {
  const git = `/repos/${repository}/git`;
  const list = await ask(`${git}/trees/main:data?recursive=1`, "json", token);
  const { data } = treeSchema.safeParse(await list.json());
  if (!data) throw new Error("its list of files can't be read");
  const isPublished = new Set(published.map(({ file }) => file));
  const unpublished = data.tree
    .map(({ path, sha }) => ({ file: `data/${path}`, sha }))
    .filter(({ file }) => belongs({ file }) && (file === SITE_FILE || !isPublished.has(file)));
  return Promise.all(
    unpublished.map(async ({ file, sha }) => {
      const answer = await ask(`${git}/blobs/${sha}`, "raw+json", token);
      return { file, text: await answer.text() };
    }),
  );
}

/** What is published with the drafts beside it; or, if they can't be read, what is published alone and why. Never throws. */
export async function withDrafts(
  published: readonly TextFile[],
  repository: string,
  token: string | null,
): Promise<{ files: readonly TextFile[]; missing: string | null }> {
  if (token === null) return { files: published, missing: "You’ll see drafts once you sign in." };
  try {
    const unpublished = await readUnpublished(published, repository, token);
    const files = new Map([...published, ...unpublished].map((one) => [one.file, one]));
    return { files: [...files.values()], missing: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const missing = `GitHub did not give the drafts (${why}), so only what is published is known here. Reload the page to try again.`;
    return { files: published, missing };
  }
}
