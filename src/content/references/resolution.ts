import type { Card } from "../../domain/cards/card";
import type { Complaint } from "../fault";
import type { Term } from "../schema/glossary-schema";

/** What a reference rests on, and what becomes of it. */

export type Catalogue = {
  cards: readonly Card[];
  /** The ids of cards whose files have faults: what rests on them is checked once they are mended. */
  faulty: readonly string[];
  /** Null while the glossary has faults. */
  terms: readonly Term[] | null;
};

/** What a reference stands for; `usesRate` if a rate of the catalogue is behind it. */
export type Value = { text: string; usesRate?: boolean; term?: Term };

export type Resolution = Value | { complaint: Complaint };

/** Why a reference stands for nothing yet, though nothing is wrong with it: what it rests on has faults of its own. */
export const WAITS: Complaint = { expected: "a file without faults", found: "one that has some" };
