import { type PageProps, graphql } from "gatsby";
import { LegalLead, LegalSections } from "../components/guides/LegalText";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import type { LegalPage } from "../domain/guides/legal-page";
import type { Sections } from "../domain/guides/sections";
import { ROUTES } from "../site/routes";

type Data = { site: LayoutSite; page: LegalPage & { text: Sections } };

export default function LegalTemplate({ data: { site, page } }: PageProps<Data>) {
  const { path } = ROUTES[page.name];
  return (
    <Page
      site={site}
      path={path}
      title={page.title}
      description={page.description}
      intro={page.intro}
      lead={<LegalLead page={page} />}
      crumbs={crumbsTo(page.title, path)}
    >
      <LegalSections page={page} />
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
