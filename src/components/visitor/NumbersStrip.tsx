import { type ReactNode, useRef, useState } from "react";
import type { Blocker } from "../../domain/costs/answer-texts";
import {
  EXAMPLE_FIELDS,
  type VisitorFields,
  type VisitorInputs,
  inputFigures,
  inputsSentence,
  isExample,
  linkNote,
  tierGivenAlone,
  withGoal,
} from "../../domain/visitor/visitor-inputs";
import type { Site } from "../../domain/site/site";
import { minimumWarning } from "../../domain/payoff/minimum-payment";
import { TYPED_NUMBERS_KEY, remember } from "../../site/storage";
import { PaymentWarning } from "../page/HelpLink";
import { Button } from "../ui/Button";
import { Figures } from "../ui/Figures";
import { useAnnouncement } from "../ui/use-announcement";
import { useDocumentClass } from "../ui/use-document-class";
import { ClearButtons, useClear } from "./ClearButtons";
import { CopyLink } from "./CopyLink";
import { NumbersForm, PRIVACY } from "./NumbersForm";
import * as styles from "./NumbersStrip.module.css";
import type { VisitorNumbers } from "./numbers-store";

const EARLIER = "The costs shown are for your earlier numbers.";

type Props = {
  visitor: VisitorNumbers;
  title: string;
  /** True shows the fields while there are no numbers; elsewhere one press opens them. */
  open?: boolean;
  /** True puts the amounts in one line in the head of the page while there are none, and one press opens the rest. */
  inHead?: boolean;
  /** True where the credit score is one of the numbers: not where another part of the page asks for it. */
  asksScore?: boolean;
  /** Keeps the visitor from any card; goes before the costs. */
  notice?: Blocker | null | undefined;
  help?: Site["help"];
  /** More ways to share, beside the link. */
  children?: ReactNode;
};

/** The visitor's numbers: fields at first, then one line that stays in reach, to edit, share and forget them. */
export function NumbersStrip(props: Props) {
  const { visitor, title, open = false, inHead = false, asksScore = true, notice, help, children } = props;
  const { fields, text, change } = visitor;
  const note = linkNote(text);
  const tier = asksScore ? visitor.tier : null;
  const numbers = visitor.numbers && { ...visitor.numbers, tier };
  const isKnown = numbers !== null || tier !== null;
  const [asked, setAsked] = useState(false);
  const { clear, undo } = useClear();
  const [announced, announce] = useAnnouncement("");
  const strip = useRef<HTMLElement>(null);
  const cut = fields !== null && visitor.numbers === null && visitor.tier === null;
  const look = asked || cut ? "form" : isKnown ? "line" : inHead ? "brief" : open ? "form" : "button";
  const warning = numbers && (minimumWarning(numbers) || (notice && `${notice.title}. ${notice.text}`));
  useDocumentClass(styles.inReach, look === "line");

  /** Moves the focus to the strip, as the focused field is gone. */
  const fold = (message: string) => {
    setAsked(false);
    strip.current?.focus();
    announce(message);
  };
  const submit = (typed: VisitorFields, read: VisitorInputs | null) => {
    fold(read ? `Your costs are shown. ${minimumWarning(read)}`.trimEnd() : "Cards are grouped by your score.");
    change(typed);
  };
  const clearAll = () => {
    clear();
    setAsked(!inHead);
    setTimeout(() => strip.current?.querySelector<HTMLElement>("#numbers-amount")?.focus());
    announce("Your numbers have been cleared.");
  };
  const undoClear = () => {
    undo?.();
    fold("Your numbers are back.");
  };
  const cancel = () => {
    remember(TYPED_NUMBERS_KEY, "");
    fold("");
  };
  const edit = () => {
    setAsked(true);
    strip.current?.focus();
  };

  /** On a phone they show behind "Edit" alone. */
  const share = (
    <>
      {isKnown && <CopyLink text={text} />}
      {children}
      <ClearButtons
        subject="your numbers"
        clear={isKnown ? clearAll : null}
        undo={isKnown ? null : undo && undoClear}
      />
    </>
  );

  return (
    <section
      ref={strip}
      tabIndex={-1}
      aria-label="Your numbers"
      className={look === "line" ? styles.line : look === "brief" ? styles.head : styles.open}
    >
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      {look === "line" && (
        <>
          <Figures figures={inputFigures(numbers, tier)} />
          {numbers && isExample(numbers) && <p className="small-note">Example numbers</p>}
          {note && (
            <p role="alert" className={styles.warning}>
              {note}
            </p>
          )}
          {warning && (
            <div className={styles.warning}>
              <PaymentWarning text={warning} plansFor={notice?.plansFor} help={help} />
            </div>
          )}
          <div className={styles.actions}>
            <Button kind="secondary" onClick={edit}>
              Edit<span className="visually-hidden"> your numbers</span>
            </Button>
            {share}
          </div>
        </>
      )}
      {look !== "line" && <h2 className={open || look === "brief" ? "visually-hidden" : "small-title"}>{title}</h2>}
      {numbers && look === "form" && <p className="only-printed">{`For ${inputsSentence(numbers)}.`}</p>}
      {(look === "form" || look === "brief") && (
        <NumbersForm
          key={text}
          initial={
            fields && !tierGivenAlone(fields)
              ? fields
              : withGoal({ ...EXAMPLE_FIELDS, tier: tier ?? "" }, visitor.example.goal)
          }
          cut={cut}
          flexible
          asksScore={asksScore}
          brief={look === "brief"}
          button="Show my costs"
          stale={numbers ? EARLIER : ""}
          onSubmit={submit}
        >
          {isKnown && (
            <Button kind="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
          {share}
          {look === "brief" ? (
            <Button kind="quiet" onClick={edit}>
              More fields
            </Button>
          ) : (
            <p className={styles.privacy}>{PRIVACY}</p>
          )}
        </NumbersForm>
      )}
      {look === "button" && (
        <Button kind="secondary" onClick={edit}>
          Enter your numbers
        </Button>
      )}
    </section>
  );
}
