import { useDeferredValue, useMemo, useRef } from "react";
import { GUIDE_CATEGORIES } from "../../schema/vocabulary";
import type { GuideTeaser } from "../../domain/guides/guide";
import { leftOutText } from "../../domain/forms/url-query";
import {
  ALL_GUIDES,
  DEFAULT_GUIDES,
  type GuideHit,
  articlesFound,
  featuredApart,
  findGuides,
  guidesQuery,
  parseGuidesQuery,
} from "../../domain/guides/guide-search";
import { Button } from "../ui/Button";
import { ToggleButton } from "../ui/ToggleButton";
import { LiveText } from "../ui/LiveText";
import { TextField } from "../ui/TextField";
import { addressState, useAddressState } from "../ui/use-address-state";
import { useReveal } from "../ui/use-reveal";
import { GuideGrid } from "./GuideGrid";
import * as styles from "./GuidesTool.module.css";
import { readIndex } from "../../domain/guides/guide-index";
import { SEARCH_INDEX } from "../../site/routes";
import { fetchFile, useLoaded } from "../ui/use-loaded";

const NO_HITS: readonly GuideHit[] = [];

const loadIndex = async () => readIndex(await fetchFile(SEARCH_INDEX));

/** Searches the index, loaded for the first search; `settled` is false until it is there or `failure` says why it isn't. */
function useGuideHits(search: string) {
  const wanted = search.trim() !== "";
  const { loaded: index, failure } = useLoaded(loadIndex, wanted, "The search in the articles’ texts");
  const hits = useMemo(() => (index && wanted ? index(search) : NO_HITS), [index, wanted, search]);
  return { hits, settled: !wanted || index !== null || failure !== "", failure };
}

const GUIDES = addressState({
  initial: DEFAULT_GUIDES,
  parse: parseGuidesQuery,
  write: guidesQuery,
  leftOut: leftOutText,
});
const CATEGORIES = [ALL_GUIDES, ...GUIDE_CATEGORIES] as const;

/** The tool of /guides: search, categories, featured articles and the others (specification, section 2). */
export function GuidesTool({ guides }: { guides: readonly GuideTeaser[] }) {
  const [state, setState, leftOut] = useAddressState(GUIDES);
  const searched = useDeferredValue(state);
  const { hits, settled, failure } = useGuideHits(searched.search);
  // An address with a search waits for all that it finds, so that nothing moves once it is shown.
  useReveal(settled && searched === state);
  const found = useMemo(() => findGuides(guides, searched, hits), [guides, searched, hits]);
  const tool = useRef<HTMLDivElement>(null);
  // The button goes away with the empty result, so the focus moves to where the search goes on.
  const clear = () => {
    setState(DEFAULT_GUIDES);
    tool.current?.querySelector("input")?.focus();
  };
  const { featured, others } = useMemo(() => featuredApart(found, searched), [found, searched]);
  const withFeatured = featured.length > 0;
  const none = found.length === 0;

  return (
    <div ref={tool} className="follows-query">
      <div className={styles.search}>
        <TextField
          label="Search guides and articles"
          type="search"
          placeholder="Search guides and articles..."
          value={state.search}
          onChange={(search) => setState({ ...state, search })}
        />
      </div>
      <div role="group" aria-label="Categories" className={styles.categories}>
        {CATEGORIES.map((category) => (
          <ToggleButton
            key={category}
            pressed={state.category === category}
            onToggle={() => setState({ ...state, category })}
          >
            {category === ALL_GUIDES ? "All" : category}
          </ToggleButton>
        ))}
      </div>
      {leftOut && <p role="alert">{leftOut}</p>}
      <LiveText
        of={guidesQuery(searched)}
        more={
          <>
            {none && settled && (
              <p className="empty-box step-below">No articles found matching your search criteria.</p>
            )}
            {failure && <p>{failure}</p>}
          </>
        }
      >
        {settled ? articlesFound(found.length) : "Searching the articles …"}
      </LiveText>
      {withFeatured && (
        <section className={styles.block} aria-labelledby="featured-articles">
          <h2 id="featured-articles">Featured Articles</h2>
          <GuideGrid guides={featured} look="wide" />
        </section>
      )}
      {none ? (
        <Button onClick={clear}>Clear Search</Button>
      ) : (
        <section className={styles.block} aria-labelledby="articles">
          <h2 id="articles">{withFeatured ? "More Articles" : "Articles"}</h2>
          <GuideGrid guides={others} />
        </section>
      )}
    </div>
  );
}
