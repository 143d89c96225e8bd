import { z } from "zod";
import { confirmations } from "../../schema/field";
import { type Fault, type Path, type Place, START, placeAt, quote } from "../fault";

/** A part of a file's data, with its offset in the text: what JSON and YAML have in common. */
export type Part = { offset: number; entries: { name: string | number; offset: number; part: Part }[] };

const answersIn = z.object({ confirmed: confirmations() });

/** The fields of a file, or of a block in one: what they say, where each part stands, and what is wrong with them. */
export class Fields {
  /** What the fields say; undefined if their notation can't be read. */
  data: unknown = undefined;
  /** Whether no fault has been reported here. A block's faults stand with those of its file, and are still its own. */
  isSound = true;
  private parts: Part = { offset: 0, entries: [] };

  /** `start` is the place of the fields as a whole, and so of what is missing from them. */
  constructor(
    readonly file: string,
    readonly text: string,
    readonly faults: Fault[] = [],
    private readonly start = START,
  ) {}

  /** Takes what the fields say; a name that stands twice is a fault. */
  take(data: unknown, parts: Part): void {
    this.data = data;
    this.parts = parts;
    this.checkNames(parts, []);
  }

  private checkNames({ entries }: Part, path: Path): void {
    const seen = new Set<string | number>();
    for (const { name, offset, part } of entries) {
      const own = [...path, name];
      if (seen.has(name)) {
        const place = placeAt(this.text, offset);
        this.reportAt(place, "each name once", `${JSON.stringify(name)} a second time`, "remove one of the two", own);
      }
      // A table of any names would pass over it in silence.
      if (name === "__proto__") {
        const found = `the unknown field ${quote(name)}`;
        this.report(own, "a field that the schema knows", found, "remove it, or correct its name");
      }
      seen.add(name);
      this.checkNames(part, own);
    }
  }

  /** Where a field's value stands; the place of the nearest part around it if the field is missing. */
  placeOf(path: Path): Place {
    let at = this.parts;
    for (const name of path) {
      const entry = at.entries.find((one) => one.name === name);
      if (!entry) break;
      at = entry.part;
    }
    return at === this.parts ? this.start : placeAt(this.text, at.offset);
  }

  /** Says that something in the file must be fixed: what was expected at a field, what was found, and a hint. */
  report(path: Path, expected: string, found: string, hint?: string): void {
    this.reportAt(this.placeOf(path), expected, found, hint, path);
  }

  /** Asks back about a value that may be wrong, unless an editor has answered for this very value under `confirmed`. */
  ask(path: Path, expected: string, found: string | number, hint?: string): void {
    this.askAt(this.placeOf(path), expected, found, hint, path);
  }

  askAt(place: Place, expected: string, found: string | number, hint?: string, path: Path = []): void {
    const answers = answersIn.safeParse(this.data).data?.confirmed ?? [];
    if (answers.some((answer) => answer.found === String(found))) return;
    const asked = `if it is right, answer under confirmed, with found: ${quote(String(found))} and because`;
    this.reportAt(place, expected, quote(found), hint === undefined ? asked : `${hint}; ${asked}`, path);
  }

  /** Reports a fault at a place of the file. */
  reportAt({ line, column }: Place, expected: string, found: string, hint?: string, path: Path = []): void {
    this.isSound = false;
    this.faults.push({ file: this.file, line, column, path, expected, found, hint });
  }
}
