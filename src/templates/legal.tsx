import { type PageProps, graphql } from "gatsby";
import { GuideParts } from "../components/guides/GuideParts";
import { Layout, type LayoutSite } from "../components/site/Layout";
import { Seo } from "../components/site/Seo";
import { PageTitle } from "../components/ui/PageTitle";
import { Section } from "../components/ui/Section";
import type { LegalPage } from "../domain/guides/legal-page";
import { formatMonthOfYear } from "../domain/text/format";
import type { Sections } from "../domain/guides/sections";
import { breadcrumbData } from "../domain/site/structured-data";
import { ROUTES } from "../site/routes";

type Data = { site: LayoutSite; page: LegalPage & { text: Sections } };

export default function LegalTemplate({ data: { site, page } }: PageProps<Data>) {
  const { path } = ROUTES[page.name];
  const { intro, sections } = page.text;
  const crumbs = [
    { name: ROUTES.home.label, path: ROUTES.home.path },
    { name: page.title, path },
  ];
  return (
    <Layout site={site} path={path}>
      <Seo
        site={site}
        title={`${page.title} | ${site.brand}`}
        description={page.description}
        path={path}
        structuredData={[breadcrumbData(crumbs, site)]}
      />
      <PageTitle title={page.title} intro={page.intro} crumbs={crumbs} width="text">
        <p>Last updated {formatMonthOfYear(page.updated)}</p>
        <GuideParts parts={intro} />
      </PageTitle>
      {sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.title} width="text">
          <GuideParts parts={section.parts} />
        </Section>
      ))}
    </Layout>
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
