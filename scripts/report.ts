/** `npm run content:stale`, `npm run check:launch`: list content to check again, or what a public site needs; exit code 1 for any. */
import { contentDay } from "../src/build/environment";
import { readContentFiles } from "../src/content/content-files";
import { formatErrors } from "../src/content/errors";
import { loadContent } from "../src/content/load";
import { launchReport } from "../src/content/tools/launch-report";
import { staleReport } from "../src/content/tools/stale-report";
import { isoDay } from "../src/domain/text/format";
import { runCommand } from "./lib/run.mjs";

const TAKES = { allowPositionals: true } as const;

void runCommand(({ positionals: [kind] }) => {
  const root = process.cwd();
  const files = readContentFiles(root);
  const { content, errors } = loadContent(files);
  if (!content) throw new Error(formatErrors(errors));
  const today = (process.env["SOURCE_DATE_EPOCH"] ? contentDay(root) : null) ?? isoDay(new Date());
  const stale = kind === "stale" && staleReport(content, files, today);
  const lines = stale ? [] : launchReport(content, files, today, process.env["SITE_URL"]);
  console.log(stale ? stale.text : [...lines, `${lines.length} to do before the site is public.`].join("\n"));
  return Number(stale ? stale.isDue : lines.length > 0);
}, TAKES);
