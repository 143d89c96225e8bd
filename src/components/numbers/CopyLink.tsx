import { useState } from "react";
import { Button } from "../ui/Button";
import * as styles from "./CopyLink.module.css";

const COPIED = "Link copied. It holds your numbers after the # sign, which no server sees.";
const BY_HAND = "Copy the link with your numbers:";

type Props = {
  /** What the link is to hold. */
  text: string;
  announce: (words: string) => void;
};

/** Copies this page's address with the visitor's numbers; where the browser doesn't allow that, shows it to be copied by hand. */
export function CopyLink({ text, announce }: Props) {
  /** The message about it goes stale with the next change of the numbers. */
  const [copied, setCopied] = useState<string | null>(null);

  const copy = async () => {
    const { origin, pathname, search } = window.location;
    const link = `${origin}${pathname}${search}#${text}`;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(text);
      announce(COPIED);
    } catch {
      window.prompt(BY_HAND, link);
    }
  };

  return (
    <div className={styles.copy}>
      <Button quiet onClick={() => void copy()}>
        Copy link
      </Button>
      {copied === text && <p>{COPIED}</p>}
    </div>
  );
}
