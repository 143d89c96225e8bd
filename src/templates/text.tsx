import { type PageProps, graphql } from "gatsby";
import { TextPageLead, TextPageSections } from "../components/guides/TextPage";
import type { Site } from "../domain/site/site";
import { Page, crumbsTo } from "../components/page/Page";
import type { TextPage } from "../domain/guides/guide";
import type { Sections } from "../domain/guides/sections";
import type { One } from "../site/query";
import { ROUTES } from "../site/routes";

type Data = { site: One<Site>; page: One<TextPage & { text: Sections }> };

export default function TextTemplate({ data }: PageProps<Data>) {
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
      lead={<TextPageLead page={page} />}
      crumbs={crumbsTo(page.title, path)}
    >
      <TextPageSections page={page} />
    </Page>
  );
}

export const query = graphql`
  query TextPage($id: String!) {
    site: page(id: { eq: "page/site" }) {
      data
    }
    page(id: { eq: $id }) {
      data
    }
  }
`;
