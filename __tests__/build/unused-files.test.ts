import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn } from "../../src/build/finish/page-files";
import { dropUnusedFiles } from "../../src/build/finish/unused-files";

const hash = (digit: string) => digit.repeat(8);
const RUNTIME = `webpack-runtime-${hash("1")}.js`;
const PAGE = `<script src="/${RUNTIME}"></script><script src="/app-${hash("2")}.js"></script>`;
/** Webpack's own list of the chunks that it may load later. */
const LIST = `e=>e+"-"+{64:"${hash("3")}",7:"${hash("4")}"}[e]+".js"`;

let output: string;

beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), "unused-files-"));
  write(RUNTIME, LIST);
  write(`app-${hash("2")}.js`);
  write(`64-${hash("3")}.js`);
  write(`component---src-pages-about-tsx-${hash("4")}.js`);
});

afterEach(() => rmSync(output, { recursive: true, force: true }));

function write(file: string, text = ""): void {
  mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
  writeFileSync(path.join(output, file), text);
}

const drop = (idle: string[] = []) => {
  dropUnusedFiles(output, [PAGE], new Set(idle));
  return filesIn(output);
};

const LIVE = [`64-${hash("3")}.js`, `app-${hash("2")}.js`, `component---src-pages-about-tsx-${hash("4")}.js`, RUNTIME];

test("chunks that a page names and those that webpack's list names stay", () => {
  expect(drop()).toEqual(LIVE);
});

test("below a path prefix, too", () => {
  dropUnusedFiles(output, [PAGE.replaceAll('src="/', 'src="/plainrate/')], new Set());
  expect(filesIn(output)).toEqual(LIVE);
});

test("chunks of earlier builds go, with their licenses, and an earlier build's list keeps nothing alive", () => {
  write(`64-${hash("5")}.js`);
  write(`framework-${hash("6")}.js.LICENSE.txt`);
  write(`webpack-runtime-${hash("7")}.js`, `{9:"${hash("8")}"}`);
  write(`9-${hash("8")}.js`);
  expect(drop()).toEqual(LIVE);
});

test("the licenses of a chunk that stays, stay", () => {
  write(`app-${hash("2")}.js.LICENSE.txt`);
  expect(drop()).toContain(`app-${hash("2")}.js.LICENSE.txt`);
});

test("the component of pages that are only read goes, though webpack lists it", () => {
  expect(drop(["component---src-pages-about-tsx"])).toEqual(LIVE.filter((file) => !file.startsWith("component")));
});

test("style sheets, maps and the unused plugin's folder go; other files stay", () => {
  write(`styles.${hash("9")}.css`);
  write(`app-${hash("2")}.js.map`);
  write("~partytown/partytown.js");
  write("data/cards.json");
  write("icon.svg");
  expect(drop()).toEqual([...LIVE, "data/cards.json", "icon.svg"].sort());
});
