/** `npm run new:guide -- name-of-the-guide`: writes a draft with a head and an outline to fill in. */
import { settingsIn } from "../src/content/gate";
import { readContentFiles } from "../src/content/read/content-files";
import { newGuide } from "../src/content/tools/new-guide";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";
import { writeDraft } from "./lib/write-content";

const USAGE = "Usage: npm run new:guide -- name-of-the-guide   (small letters, digits and hyphens)";

void runCommand(() => {
  const { guideOrder } = settingsIn(readContentFiles(process.cwd()));
  const given = { related: guideOrder.slice(0, 3), today: today() };
  writeDraft((name) => newGuide({ ...given, name }), USAGE);
}, USAGE);
