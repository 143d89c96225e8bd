import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { GuidesTool } from "../components/guides/GuidesTool";
import { Newsletter } from "../components/guides/Newsletter";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import { Section } from "../components/ui/Section";
import type { GuideTeaser } from "../domain/guides/guide";
import type { PageTexts, Site } from "../domain/site/site";
import { pageListData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES, guidePath } from "../site/routes";

type Data = {
  site: LayoutSite & Pick<Site, "forms">;
  page: { texts: PageTexts["guides"] };
  guides: { nodes: GuideTeaser[] };
};

const { path, label } = ROUTES.guides;
const TITLE = "Credit Card Guides & Articles";

export default function GuidesPage({ data: { site, page, guides } }: PageProps<Data>) {
  const { texts } = page;
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={texts.description}
      intro={texts.intro}
      crumbs={crumbsTo(label, path)}
      data={[
        pageListData(
          guides.nodes.map((guide) => ({ name: guide.title, path: guidePath(guide.name) })),
          site,
          TITLE,
        ),
      ]}
    >
      <Section>
        <Island name="GuidesTool" until="query" tool={GuidesTool} props={{ guides: guides.nodes }} />
        <AdSlot page="guides" />
        <Island
          name="Newsletter"
          until="use"
          tool={Newsletter}
          props={{ text: texts.newsletter, endpoint: site.forms.newsletter.endpoint }}
        />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query GuidesPage {
    site: siteSettings {
      ...LayoutSite
      forms
    }
    page: pageTexts(name: { eq: "guides" }) {
      texts
    }
    guides: allGuide(sort: { order: ASC }) {
      nodes {
        ...GuideTeaser
      }
    }
  }
`;
