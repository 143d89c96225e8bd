import { type PageProps, graphql } from "gatsby";
import { GuideParts } from "../components/guides/GuideParts";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import { Section } from "../components/ui/Section";
import type { LegalPage } from "../domain/guides/legal-page";
import { formatMonthOfYear } from "../domain/text/format";
import type { Sections } from "../domain/guides/sections";
import { ROUTES } from "../site/routes";

type Data = { site: LayoutSite; page: LegalPage & { text: Sections } };

export default function LegalTemplate({ data: { site, page } }: PageProps<Data>) {
  const { path } = ROUTES[page.name];
  const { intro, sections } = page.text;
  return (
    <Page
      site={site}
      path={path}
      title={page.title}
      description={page.description}
      intro={page.intro}
      width="text"
      lead={
        <>
          <p>Last updated {formatMonthOfYear(page.updated)}</p>
          <GuideParts parts={intro} />
        </>
      }
      crumbs={crumbsTo(page.title, path)}
    >
      {sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.title} width="text">
          <GuideParts parts={section.parts} />
        </Section>
      ))}
    </Page>
  );
}

export const query = graphql`
  query LegalPage($name: String!) {
    site: siteSettings {
      ...LayoutSite
    }
    page: legalPage(name: { eq: $name }) {
      name
      title
      description
      updated
      intro
      text
    }
  }
`;
