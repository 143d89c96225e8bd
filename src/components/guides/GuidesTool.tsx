import { useRef } from "react";
import { MAX_QUERY_TEXT } from "../../domain/address";
import { type GuideTeaser, GUIDE_CATEGORIES } from "../../domain/guide";
import {
  ALL_GUIDES,
  DEFAULT_GUIDES,
  articlesFound,
  guidesQuery,
  parseGuidesQuery,
  searchGuides,
  showsFeatured,
} from "../../domain/guide-search";
import { Button } from "../ui/Button";
import { LiveText } from "../ui/LiveText";
import { TextField } from "../ui/TextField";
import { useAddressState } from "../ui/use-address-state";
import { GuideGrid } from "./GuideGrid";
import * as styles from "./GuidesTool.module.css";

const CODEC = { initial: DEFAULT_GUIDES, parse: parseGuidesQuery, write: guidesQuery };
const CATEGORIES = [ALL_GUIDES, ...GUIDE_CATEGORIES] as const;

type Props = { guides: readonly GuideTeaser[] };

/** The tool of /guides: search, categories, featured articles and the grid (specification, section 2). */
export function GuidesTool({ guides }: Props) {
  const [state, setState] = useAddressState(CODEC);
  const found = searchGuides(guides, state);
  const tool = useRef<HTMLDivElement>(null);
  // The button goes away with the empty result, so the focus moves to where the search goes on.
  const clear = () => {
    setState(DEFAULT_GUIDES);
    tool.current?.querySelector("input")?.focus();
  };
  const withFeatured = showsFeatured(state);

  return (
    <div ref={tool} data-follows-query="">
      <div className={styles.search}>
        <TextField
          label="Search guides and articles"
          type="search"
          placeholder="Search guides and articles..."
          maxLength={MAX_QUERY_TEXT}
          value={state.search}
          onChange={(search) => setState({ ...state, search })}
        />
      </div>
      <div role="group" aria-label="Categories" className={styles.categories}>
        {CATEGORIES.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={state.category === category}
            onClick={() => setState({ ...state, category })}
          >
            {category === ALL_GUIDES ? "All" : category}
          </button>
        ))}
      </div>
      {withFeatured && (
        <section className={styles.block} aria-labelledby="featured-articles">
          <h2 id="featured-articles">Featured Articles</h2>
          <GuideGrid guides={guides.filter((guide) => guide.featured)} />
        </section>
      )}
      <section className={styles.block} aria-labelledby="all-articles">
        <h2 id="all-articles">{withFeatured ? "All Articles" : "Articles"}</h2>
        <LiveText>{articlesFound(found.length)}</LiveText>
        <div role="status">
          {found.length === 0 && <p className={styles.empty}>No articles found matching your search criteria.</p>}
        </div>
        {found.length === 0 ? <Button onClick={clear}>Clear Search</Button> : <GuideGrid guides={found} />}
      </section>
    </div>
  );
}
