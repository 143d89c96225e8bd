import { useState } from "react";
import { Button } from "../ui/Button";
import { clearNumbers } from "./numbers-store";

/** Clears the tab's numbers; `restoreOwn` brings back what a tool holds beside them. `undo` is null with nothing to undo. */
export function useClear() {
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const clear = (restoreOwn?: () => void) => {
    const restore = clearNumbers();
    setUndo(() => () => {
      restore();
      restoreOwn?.();
      setUndo(null);
    });
  };
  return { clear, undo };
}

type Props = {
  /** Completes "Clear" for screen readers. */
  subject: string;
  /** Null while there is nothing to clear. */
  clear: (() => void) | null;
  undo: (() => void) | null;
};

/** 'Clear', and 'Undo' once something was cleared. Whoever gives the handlers moves the focus, as either button may go. */
export function ClearButtons({ subject, clear, undo }: Props) {
  const button = (word: string, of: string, act: (() => void) | null) =>
    act && (
      <Button kind="quiet" onClick={act}>
        <span>{word}</span>
        <span className="visually-hidden">{of}</span>
      </Button>
    );
  return (
    <>
      {button("Clear", ` ${subject}`, clear)}
      {button("Undo", ` clearing ${subject}`, undo)}
    </>
  );
}
