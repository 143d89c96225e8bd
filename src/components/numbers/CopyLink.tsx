import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button";
import { useReady } from "../ui/use-ready";
import * as styles from "./CopyLink.module.css";

const COPIED = "Link copied. It holds your numbers after the # sign, which no server sees.";
const SELECTED = "The address is selected: copy it with your keyboard or menu.";

/** What this message is about goes stale with the next change of the numbers. */
type Message = { about: string; words: string; address: string | null };

type Props = {
  /** What the link is to hold. */
  text: string;
  announce: (words: string) => void;
};

/** Not every browser moves the focus with the selection, and without it the keys that copy find nothing. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Copies this page's address with the visitor's numbers; where the browser doesn't allow that, shows it to be copied by hand. */
export function CopyLink({ text, announce }: Props) {
  const ready = useReady();
  const [message, setMessage] = useState<Message | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = message?.about === text ? message : null;
  const address = shown?.address ?? null;

  useEffect(() => {
    if (address) selectAll(field.current);
  }, [address]);

  const copy = async () => {
    const { origin, pathname, search } = window.location;
    const link = `${origin}${pathname}${search}#${text}`;
    const say = (words: string, shownAddress: string | null) => {
      setMessage({ about: text, words, address: shownAddress });
      announce(words);
    };
    try {
      await navigator.clipboard.writeText(link);
      say(COPIED, null);
    } catch {
      say(SELECTED, link);
      // The effect hears of a new address only, not of a second press.
      selectAll(field.current);
    }
  };

  return (
    <div className={styles.copy}>
      <Button quiet disabled={!ready} onClick={() => void copy()}>
        Copy link
      </Button>
      {shown && <p>{shown.words}</p>}
      {address && (
        <label className={styles.address}>
          Address with your numbers
          <input ref={field} type="text" readOnly value={address} />
        </label>
      )}
    </div>
  );
}
