import { type PageProps, graphql } from "gatsby";
import { GuideParts } from "../components/guides/GuideParts";
import { Section } from "../components/ui/Section";
import { formatMonthOfYear } from "../domain/text/format";
import type { Site } from "../domain/site/site";
import { Page, crumbsTo } from "../components/page/Page";
import type { TextPage } from "../domain/guides/guide";
import type { Sections } from "../domain/guides/sections";
import { ROUTES } from "../site/routes";

type Data = { page: { data: { site: Site; text: TextPage & { text: Sections } } } };

export default function TextTemplate({ data }: PageProps<Data>) {
  const { site, text: page } = data.page.data;
  const { path } = ROUTES[page.name];
  return (
    <Page
      site={site}
      path={path}
      title={page.title}
      description={page.description}
      intro={page.intro}
      lead={
        <>
          <p className="small-note">{`Last updated ${formatMonthOfYear(page.updated)}`}</p>
          <GuideParts parts={page.text.intro} />
        </>
      }
      crumbs={crumbsTo(page.title, path)}
    >
      {page.text.sections.map(({ id, title, parts }) => (
        <Section key={id} id={id} title={title} width="text">
          <GuideParts parts={parts} />
        </Section>
      ))}
    </Page>
  );
}

export const query = graphql`
  query TextPage($id: String!) {
    page(id: { eq: $id }) {
      data
    }
  }
`;
