import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { assertComplete } from "../../scripts/bench/complete-catalogue";

const CARDS = 3;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "plainrate-complete-"));
  mkdirSync(path.join(folder, "public"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function build(articles: number, checkboxes: number): void {
  writeFileSync(path.join(folder, "public/offers.html"), '<article class="card"></article>'.repeat(articles));
  writeFileSync(path.join(folder, "public/compare.html"), '<input id="a" type="checkbox"/>'.repeat(checkboxes));
}

test("a built catalogue with every card in the HTML of both pages is complete", () => {
  build(CARDS, CARDS);
  expect(() => assertComplete(folder, CARDS)).not.toThrow();
});

test("one that leaves a card to the browser is not, with the page and what it has", () => {
  build(CARDS - 1, CARDS);
  expect(() => assertComplete(folder, CARDS)).toThrow("The HTML of /offers has 2 articles for 3 cards.");
  build(CARDS, 0);
  expect(() => assertComplete(folder, CARDS)).toThrow("The HTML of /compare has 0 checkboxes for 3 cards.");
});
