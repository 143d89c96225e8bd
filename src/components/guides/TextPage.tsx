import type { TextPage } from "../../domain/guides/guide";
import type { Sections } from "../../domain/guides/sections";
import { formatMonthOfYear } from "../../domain/text/format";
import { Section } from "../ui/Section";
import { GuideParts } from "./GuideParts";

type Props = { page: Pick<TextPage, "updated"> & { text: Sections } };

export function TextPageLead({ page }: Props) {
  return (
    <>
      <p>{`Last updated ${formatMonthOfYear(page.updated)}`}</p>
      <GuideParts parts={page.text.intro} />
    </>
  );
}

export function TextPageSections({ page }: Props) {
  return page.text.sections.map((section) => (
    <Section key={section.id} id={section.id} title={section.title} width="text">
      <GuideParts parts={section.parts} />
    </Section>
  ));
}
