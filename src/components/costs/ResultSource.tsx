import type { Origin } from "../../domain/debts/known-results";

type Props = { result: Pick<Origin, "source" | "url" | "dated"> };

/** Who published a result, where it can be read, and as of when. */
export function ResultSource({ result: { source, url, dated } }: Props) {
  return (
    <>
      {url ? <a href={url}>{source}</a> : <span>{source}</span>}
      {dated && <span>{` (${dated})`}</span>}
    </>
  );
}
