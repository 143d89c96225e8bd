import { useState } from "react";
import { Button } from "../ui/Button";
import * as styles from "./ContactForm.module.css";

const COPIED = "Copied.";
const NOT_COPIED = "Your browser didn’t copy it. Select the text above and copy it.";

/** A message that went nowhere, as text that its writer can copy before leaving the page. */
export function WrittenMessage({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(COPIED);
    } catch {
      setSaid(NOT_COPIED);
    }
  };
  return (
    <>
      <h3>What you wrote</h3>
      <p className={styles.written}>{text}</p>
      <Button kind="secondary" onClick={() => void copy()}>
        Copy
      </Button>
      {said && <p>{said}</p>}
    </>
  );
}
