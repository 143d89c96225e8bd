import { Section } from "../ui/Section";
import { useReveal } from "../ui/use-reveal";

/** In place of a part of the page whose script can't be loaded; the calculator goes on working. */
export function PartMissing() {
  useReveal();
  return <p>This part of the page could not be loaded. Check your connection, then reload the page.</p>;
}

/** In place of a part that is made of whole sections. */
export function SectionsMissing() {
  return (
    <Section>
      <PartMissing />
    </Section>
  );
}
