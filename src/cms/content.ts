import { z } from "zod";
import type { TextFile } from "../content/read/source-file";

/** The project's content files, as the admin page finds them beside it. */

const filesSchema = z.array(z.object({ file: z.string(), text: z.string() }));

/** Reads all content files. `admin` is the address of the admin page. */
export async function fetchContent(admin: string): Promise<TextFile[]> {
  const answer = await fetch(`${admin}/content.json`, { cache: "no-store" });
  if (!answer.ok) throw new Error(`The content could not be read: ${answer.status} ${answer.statusText}`);
  return filesSchema.parse(await answer.json());
}
