import { type PageProps, graphql } from "gatsby";
import { LegalLead, LegalSections } from "../components/guides/LegalText";
import type { Site } from "../domain/site/site";
import { Page, crumbsTo } from "../components/page/Page";
import type { LegalPage } from "../domain/guides/legal-page";
import type { Sections } from "../domain/guides/sections";
import type { One } from "../site/query";
import { ROUTES } from "../site/routes";

type Data = { site: One<Site>; page: One<LegalPage & { text: Sections }> };

export default function LegalTemplate({ data }: PageProps<Data>) {
  const site = data.site.data;
  const page = data.page.data;
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
  query LegalPage($id: String!) {
    site: page(id: { eq: "page/site" }) {
      data
    }
    page(id: { eq: $id }) {
      data
    }
  }
`;
