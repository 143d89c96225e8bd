import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button";

const COPIED = "Link copied. It holds your amounts after the # sign, which no server sees.";
const BY_HAND = "Copy the link with your numbers:";

/** Copies the page's address with `text` as fragment; where the browser doesn't allow that, shows it to be copied by hand. */
export function CopyLink({ text }: { text: string }) {
  /** The result of the last press. It goes stale with the next change of the numbers. */
  const [done, setDone] = useState<{ text: string; link: string; isCopied: boolean } | null>(null);
  const byHand = useRef<HTMLInputElement>(null);
  useEffect(() => {
    byHand.current?.focus();
    byHand.current?.select();
  }, [done]);

  const copy = async () => {
    const { origin, pathname, search } = window.location;
    const link = `${origin}${pathname}${search}#${text}`;
    // The words of a press before would not be announced again.
    setDone(null);
    try {
      await navigator.clipboard.writeText(link);
      setDone({ text, link, isCopied: true });
    } catch {
      setDone({ text, link, isCopied: false });
    }
  };

  const current = done?.text === text ? done : null;
  return (
    <div className="wrapping-row not-printed">
      <Button kind="quiet" onClick={() => void copy()}>
        Copy link
      </Button>
      <p role="status" className="small-note">
        {current?.isCopied && COPIED}
      </p>
      {current && !current.isCopied && (
        <label className="close-stack">
          <span>{BY_HAND}</span>
          <input ref={byHand} readOnly value={current.link} />
        </label>
      )}
    </div>
  );
}
