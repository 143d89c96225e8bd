import { useRef, useState } from "react";
import { Section } from "../ui/Section";
import { useEarlyEffect } from "../ui/use-early-effect";
import { useReveal } from "../ui/use-reveal";

export type PartMissingProps = {
  /** Whether this message is announced: one of several that say the same is enough. */
  speaks: boolean;
};

/** In place of a part of the page whose script can't be loaded; the calculator goes on working. */
export function PartMissing({ speaks }: PartMissingProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const [focused] = useState(() => document.activeElement);
  useReveal();
  // What had the focus went with the part that the server drew.
  useEarlyEffect(() => {
    if (focused?.isConnected === false) message.current?.focus();
  }, [focused]);
  return (
    <p ref={message} tabIndex={-1} role={speaks ? "alert" : undefined}>
      This part of the page could not be loaded. Check your connection, then reload the page.
    </p>
  );
}

/** In place of a part that is made of whole sections. */
export function SectionsMissing(props: PartMissingProps) {
  return (
    <Section>
      <PartMissing {...props} />
    </Section>
  );
}
