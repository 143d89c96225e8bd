import { readFileSync } from "fs";
import path from "path";
import { filesIn } from "../../src/content/read/content-files";

/**
 * Phrases that read translated or like an audit, and what to say instead. Once mended, none may come back, be it on a
 * page, in a message of the check, in a form or in the documents.
 */
const PHRASES: readonly [RegExp, string][] = [
  [/staying put/i, "keeping your current card"],
  [/what speaks (?:for|against) it/i, "pros and cons"],
  [/unknown (?:is not|does not mean|doesn't mean) free/i, "say what is counted, or ask the issuer"],
  [/\bmakes? no sense\b/i, "looks like a reporting error"],
  [/\ba filler\b/i, "a placeholder"],
  [/\bonce too often\b/i, "entered as a decimal"],
  [/\bstands? by interest alone\b/i, "ranked by interest only"],
  [/stand in the fields/i, "we filled in the terms"],
  [/can(?:no|['’])t be had/i, "could not be loaded"],
  [/\bonly so does\b/i, "without this, it would not"],
  [/moving nothing is best/i, "don't transfer anything"],
  [/\bgoes short\b/i, "there isn't enough for the minimum"],
  [/\bnow at place\b/i, "moved to position"],
  [/lie on top of one another/i, "are stacked"],
  [/\bgo on buying\b/i, "new purchases"],
  [/\bkept up every month/i, "you keep paying"],
  [/numbers are forgotten/i, "have been cleared"],
  [/(?:leave it|or) empty if|empty if unknown/i, "leave blank if"],
  [/something is required to open/i, "membership or other requirement"],
  [/rate follows an index/i, "variable rate"],
  [/offer on moved balances/i, "balance transfer offer"],
  [/with another name\b|of another size/i, "doesn't match your search"],
  [/takes no new applicants/i, "closed to new applicants"],
  [/\byou owe on more than one\b/i, "owe on more than one"],
  [/\bwhom to (?:call|tell|ask|pay)\b/i, "who to"],
  [/saved against the minimum/i, "compared with the minimum"],
  [/rounded on the way/i, "we round only at the end"],
  [/arrow may point/i, "it can work both ways"],
  [/meets a higher rate/i, "is charged a higher rate"],
  [/suit different wallets/i, "suit different needs"],
  [/is asked back/i, "you'll be asked again"],
  [/comma too many/i, "an extra comma"],
  [/\bthe check refuses\b/i, "the check won't allow"],
  [/\bdearer\b/i, "costs more"],
  [/\bcatalogue\b/i, "catalog"],
  [/smallest (?:payment|budget) that (?:works|does|ends)/i, "the lowest payment that works"],
  [/\bby whose terms\b/i, "source of the terms"],
  [/\bmostly takes\b/i, "usually takes"],
  [/\bfoot of (?:any|each|every|the) page\b/i, "the bottom of the page"],
  [/\bbears? interest\b/i, "is charged interest"],
  [/\binterest by the day\b/i, "daily interest"],
  [/\bround brackets\b/i, "parentheses"],
  [/\bfull stop\b/i, "a period"],
  [/\breads? otherwise\b/i, "reads differently"],
  [/\bwhom (?:it|the card) suits\b/i, "who it suits"],
  [/\b(?:write|type|paste) (?:it|the \w+) anew\b/i, "again, or rewrite it"],
  [/"no end"|\b(?:this|current card) never ends\b|\bno end to compare\b/i, "never paid off"],
  [/\bstands? in (?:straight |double )+quotes\b/i, "put it in double quotes"],
  [/\bwere after:/i, "were looking for"],
  [/\bno rule demands\b/i, "as a rule of thumb"],
  [/\bcounts? with the (?:rates? (?:that|reported)|high end|low end)/i, "we use the rate"],
];

const ROOT = path.join(__dirname, "../..");

/** What people read is written here; tests and generated files are not read by anybody else. */
const WRITTEN = ["src", "data", "docs", "cms", "scripts", "README.md", "CONTRIBUTING.md"];

/** Kept word for word: tables of departures and of the specification, and what issuers and measurements said. */
const QUOTED = /specification-coverage|departures|performance\.md|\.csv$|node_modules|package-lock/;

const FILES = WRITTEN.flatMap((place) =>
  path.extname(place) === "" ? filesIn(path.join(ROOT, place)).map((file) => `${place}/${file}`) : place,
)
  .filter((file) => /\.(?:tsx?|mjs|json|md|ya?ml)$/.test(file) && !QUOTED.test(file))
  .map((file) => ({ file, lines: readFileSync(path.join(ROOT, file), "utf8").split("\n") }));

test("no text says what reads translated", () => {
  expect(FILES.length).toBeGreaterThan(400);
  const found = FILES.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) =>
      PHRASES.filter(([phrase]) => phrase.test(line)).map(
        ([phrase, instead]) => `${file}:${at + 1} says "${phrase.exec(line)?.[0]}": ${instead}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});
