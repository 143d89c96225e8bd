import type { PageTexts } from "../../domain/site/site";

type Props = { testimonial: NonNullable<PageTexts["home"]["testimonial"]> };

/** One reader's words; a made-up one says that it is a sample. */
export function Testimonial({ testimonial: { quote, author, sample } }: Props) {
  return (
    <figure>
      <blockquote className="large-sentence">{quote}</blockquote>
      <figcaption className="small-note">{sample ? `${author} (sample testimonial)` : author}</figcaption>
    </figure>
  );
}
