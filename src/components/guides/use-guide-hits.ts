import { useMemo } from "react";
import { type GuideIndex, readIndex } from "../../domain/guides/guide-index";
import type { GuideHit } from "../../domain/guides/guide-search";
import { withPrefix, SEARCH_INDEX } from "../../site/routes";
import { useLoaded } from "../ui/use-loaded";

const NO_HITS: readonly GuideHit[] = [];

async function loadIndex(): Promise<GuideIndex> {
  const answer = await fetch(withPrefix(SEARCH_INDEX));
  if (!answer.ok) throw new Error(`The search index could not be loaded: ${answer.status}`);
  return readIndex(await answer.text());
}

/** Hits of the index; `settled` is false while it is on its way, and `failure` says why it is missing. */
type GuideHits = { hits: readonly GuideHit[]; settled: boolean; failure: string };

/** Searches the index of the guides, which is loaded for the first search; without it nothing is found. */
export function useGuideHits(search: string): GuideHits {
  const wanted = search.trim() !== "";
  const { loaded: index, failure } = useLoaded(loadIndex, wanted, "The search in the articles’ texts");
  const hits = useMemo(() => (index && wanted ? index(search) : NO_HITS), [index, wanted, search]);
  return { hits, settled: !wanted || index !== null || failure !== "", failure };
}
