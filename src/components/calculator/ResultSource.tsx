import type { Check } from "../../domain/payoff/known-result";

type Props = { result: Pick<Check, "source" | "url" | "dated"> };

/** Who published a result, where it can be read, and as of when. */
export function ResultSource({ result: { source, url, dated } }: Props) {
  return (
    <>
      {url ? <a href={url}>{source}</a> : <span>{source}</span>}
      {dated && <span>{` (${dated})`}</span>}
    </>
  );
}
