import type { PageTexts } from "../../domain/site/site";

type Props = { testimonial: NonNullable<PageTexts["home"]["testimonial"]> };

export function Testimonial({ testimonial: { quote, author, sample } }: Props) {
  return (
    <figure>
      <blockquote className="large-sentence">{quote}</blockquote>
      <figcaption className="small-note">{sample ? `${author} (sample testimonial)` : author}</figcaption>
    </figure>
  );
}
