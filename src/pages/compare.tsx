import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { SampleLinkNotes } from "../components/cards/SampleLinkNotes";
import { CompareTool } from "../components/compare/CompareTool";
import { Tips } from "../components/compare/Tips";
import { Layout, type LayoutSite } from "../components/site/Layout";
import { Seo } from "../components/site/Seo";
import { Notice } from "../components/ui/Notice";
import { PageTitle } from "../components/ui/PageTitle";
import { Section } from "../components/ui/Section";
import type { Card } from "../domain/cards/card";
import type { Site } from "../domain/site/site";
import { breadcrumbData, cardListData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";

type Data = { site: LayoutSite & Pick<Site, "compare" | "affiliateNotice">; cards: { nodes: Card[] } };

const { path } = ROUTES.compare;
const TITLE = "Compare Credit Cards";
const CRUMBS = [
  { name: ROUTES.home.label, path: ROUTES.home.path },
  { name: TITLE, path },
];

export default function ComparePage({ data: { site, cards } }: PageProps<Data>) {
  const { compare } = site;
  return (
    <Layout site={site} path={path}>
      <Seo
        site={site}
        title={`${TITLE} | ${site.brand}`}
        description={compare.description}
        path={path}
        structuredData={[cardListData(cards.nodes, site, TITLE), breadcrumbData(CRUMBS, site)]}
      />
      <PageTitle title={TITLE} intro={compare.intro} crumbs={CRUMBS}>
        <Notice>{compare.badges}</Notice>
        <Notice>{site.affiliateNotice}</Notice>
        <SampleLinkNotes cards={cards.nodes} />
      </PageTitle>
      <Section>
        <Island
          name="CompareTool"
          until="load"
          tool={CompareTool}
          props={{ cards: cards.nodes, notAvailable: compare.notAvailable, costNote: compare.costNote }}
        />
      </Section>
      <Section>
        <AdSlot page="compare" />
        <Tips groups={compare.tips} />
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query ComparePage {
    site: siteSettings {
      ...LayoutSite
      affiliateNotice
      compare
    }
    cards: allCard(sort: { order: ASC }) {
      nodes {
        ...CardFields
      }
    }
  }
`;
