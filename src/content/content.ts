import type { Card } from "../domain/cards/card";
import type { CardReport } from "../domain/cards/rate-history";
import type { Sections } from "../domain/guides/sections";
import type { Survey } from "../domain/survey/reported-plan";
import type { GuideFrontMatter, PageFrontMatter, GlossaryTerm } from "../schema/guide-schema";
import type { Issuer } from "../schema/issuer-schema";
import type { PageTexts } from "../schema/page-schemas";
import type { PrimeRate } from "../schema/prime-schema";
import type { Site } from "../schema/site-schema";

/** A guide. `name` is its address; `fileName` may still hold a reference (`best-{product}-2025`). */
export type Guide = GuideFrontMatter & { name: string; fileName: string; text: Sections };

/** All content, checked, with every default and reference filled in and in the editors' order. */
export type Content = {
  site: Site;
  texts: PageTexts;
  cards: Card[];
  guides: Guide[];
  pages: (PageFrontMatter & { name: string; text: Sections })[];
  terms: GlossaryTerm[];
  /** The periods of the regulator's survey, the newest first. */
  surveys: Survey[];
  /** Reports of our cards' issuers in each period, the oldest first. */
  history: CardReport[];
  /** Every change of the prime rate, the oldest first. */
  prime: PrimeRate[];
  issuers: Issuer[];
  /** The hosts of affiliate networks that Apply links may go through. */
  networks: string[];
};
