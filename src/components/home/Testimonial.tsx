import type { PageTexts } from "../../domain/site/site";
import * as styles from "./Testimonial.module.css";

type Props = { testimonial: NonNullable<PageTexts["home"]["testimonial"]> };

/** One reader's words; a made-up one says that it is a sample. */
export function Testimonial({ testimonial: { quote, author, sample } }: Props) {
  return (
    <figure className={styles.figure}>
      <blockquote>{quote}</blockquote>
      <figcaption>{sample ? `${author} (sample testimonial)` : author}</figcaption>
    </figure>
  );
}
