import * as styles from "./Term.module.css";

const boxOf = (id: string) => `term-${id}`;

type Props = {
  /** The term's name in the glossary; a guide has it once. */
  id: string;
  /** The words of the text. */
  term: string;
};

/**
 * A key term at its first mention, as text that can be selected and that reader views keep, and a button that opens its
 * definition. That is a native popover, so the browser opens it, closes it on Escape and gives the focus back, without a script.
 */
export function Term({ id, term }: Props) {
  return (
    <>
      <dfn className={styles.term}>{term}</dfn>
      {/* React 18's types do not know the popover attributes yet. */}
      <button
        type="button"
        className={styles.button}
        aria-label={`Definition of ${term}`}
        {...{ popovertarget: boxOf(id) }}
      />
    </>
  );
}

/** The definition of a key term, outside the paragraph; in print it follows the text. */
export function TermDefinition({ id, term, definition }: Props & { definition: string }) {
  return (
    <div id={boxOf(id)} className={styles.definition} {...{ popover: "auto" }}>
      <strong>{`${term}:`}</strong> <span>{definition}</span>
    </div>
  );
}
