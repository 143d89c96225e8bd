import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button";
import { useReady } from "../ui/use-ready";
import * as styles from "./CopyPlanLink.module.css";

const COPIED = "Link copied.";
const COPIED_FIGURES = `${COPIED} Your figures stand after the # sign, which no server sees.`;
const SELECTED = "The address is selected: copy it with your keyboard or menu.";
const NOT_YET = "Correct the fields with a message first.";

/** The fragment that this message is about goes stale with the next change of the plan. */
type Message = { fragment: string | null; text: string; address: string | null };

type Props = {
  /** The part of the address that holds the plan; null while a field has an error. */
  fragment: string | null;
  announce: (text: string) => void;
};

/** Not every browser moves the focus with the selection, and without it the keys that copy find nothing. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Copies the plan's address; where the browser doesn't allow that, shows it, ready to be copied by hand. */
export function CopyPlanLink({ fragment, announce }: Props) {
  const ready = useReady();
  const [message, setMessage] = useState<Message | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = message?.fragment === fragment ? message : null;
  const address = shown?.address ?? null;

  useEffect(() => {
    if (address) selectAll(field.current);
  }, [address]);

  const say = (text: string, shownAddress: string | null) => {
    setMessage({ fragment, text, address: shownAddress });
    announce(text);
  };

  const copy = async () => {
    if (fragment === null) {
      say(NOT_YET, null);
      return;
    }
    const { origin, pathname } = window.location;
    const link = origin + pathname + fragment;
    try {
      await navigator.clipboard.writeText(link);
      say(fragment ? COPIED_FIGURES : COPIED, null);
    } catch {
      say(SELECTED, link);
      // The effect hears of a new address only, not of a second press.
      selectAll(field.current);
    }
  };

  return (
    <div className={styles.copy}>
      <Button quiet disabled={!ready} onClick={() => void copy()}>
        Copy link to this plan
      </Button>
      {shown && <p>{shown.text}</p>}
      {address && (
        <label className={styles.address}>
          Address of this plan
          <input ref={field} type="text" readOnly value={address} />
        </label>
      )}
    </div>
  );
}
