import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { GuidesTool } from "../components/guides/GuidesTool";
import { Newsletter } from "../components/guides/Newsletter";
import { Layout, type LayoutSite } from "../components/site/Layout";
import { Seo } from "../components/site/Seo";
import { PageTitle } from "../components/ui/PageTitle";
import { Section } from "../components/ui/Section";
import type { GuideTeaser } from "../domain/guides/guide";
import type { Site } from "../domain/site/site";
import { breadcrumbData, guideListData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";

type Data = {
  site: LayoutSite & Pick<Site, "guides" | "forms">;
  index: { path: string };
  guides: { nodes: GuideTeaser[] };
};

const { path, label } = ROUTES.guides;
const TITLE = "Credit Card Guides & Articles";
const CRUMBS = [
  { name: ROUTES.home.label, path: ROUTES.home.path },
  { name: label, path },
];

export default function GuidesPage({ data: { site, index, guides } }: PageProps<Data>) {
  const { guides: text } = site;
  return (
    <Layout site={site} path={path}>
      <Seo
        site={site}
        title={`${TITLE} | ${site.brand}`}
        description={text.description}
        path={path}
        structuredData={[guideListData(guides.nodes, site, TITLE), breadcrumbData(CRUMBS, site)]}
      />
      <PageTitle title={TITLE} intro={text.intro} crumbs={CRUMBS} />
      <Section>
        <Island name="GuidesTool" until="load" tool={GuidesTool} props={{ guides: guides.nodes, index: index.path }} />
        <AdSlot page="guides" />
        <Island
          name="Newsletter"
          until="load"
          tool={Newsletter}
          props={{ text: text.newsletter, endpoint: site.forms.newsletter.endpoint }}
        />
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query GuidesPage {
    site: siteSettings {
      ...LayoutSite
      guides
      forms
    }
    index: guideIndex {
      path
    }
    guides: allGuide(sort: { order: ASC }) {
      nodes {
        ...GuideTeaser
      }
    }
  }
`;
