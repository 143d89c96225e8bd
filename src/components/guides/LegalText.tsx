import type { LegalPage } from "../../domain/guides/legal-page";
import type { Sections } from "../../domain/guides/sections";
import { formatMonthOfYear } from "../../domain/text/format";
import { Section } from "../ui/Section";
import { GuideParts } from "./GuideParts";

type Props = { page: Pick<LegalPage, "updated"> & { text: Sections } };

export function LegalLead({ page }: Props) {
  return (
    <>
      <p>{`Last updated ${formatMonthOfYear(page.updated)}`}</p>
      <GuideParts parts={page.text.intro} />
    </>
  );
}

export function LegalSections({ page }: Props) {
  return page.text.sections.map((section) => (
    <Section key={section.id} id={section.id} title={section.title} width="text">
      <GuideParts parts={section.parts} />
    </Section>
  ));
}
