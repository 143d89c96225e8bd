import { type PageProps, graphql } from "gatsby";
import { SampleLinkNotes } from "../components/cards/SampleLinkNotes";
import { OffersTool } from "../components/offers/OffersTool";
import { Layout, type LayoutSite } from "../components/site/Layout";
import { Seo } from "../components/site/Seo";
import { Notice } from "../components/ui/Notice";
import { PageTitle } from "../components/ui/PageTitle";
import { Section } from "../components/ui/Section";
import type { Card } from "../domain/cards/card";
import type { Site } from "../domain/site/site";
import { breadcrumbData, offerListData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";

type Data = { site: LayoutSite & Pick<Site, "offers" | "affiliateNotice">; cards: { nodes: Card[] } };

const { path, label: title } = ROUTES.offers;
const CRUMBS = [
  { name: ROUTES.home.label, path: ROUTES.home.path },
  { name: title, path },
];

export default function OffersPage({ data: { site, cards } }: PageProps<Data>) {
  const { offers } = site;
  return (
    <Layout site={site} path={path}>
      <Seo
        site={site}
        title={`${title} | ${site.brand}`}
        description={offers.description}
        path={path}
        structuredData={[offerListData(cards.nodes, site, title), breadcrumbData(CRUMBS, site)]}
      />
      <PageTitle title={title} intro={offers.intro} crumbs={CRUMBS}>
        <Notice>{site.affiliateNotice}</Notice>
        <SampleLinkNotes cards={cards.nodes} />
      </PageTitle>
      <Section>
        <Island
          name="OffersTool"
          until="load"
          tool={OffersTool}
          props={{ cards: cards.nodes, costNote: offers.costNote, ads: site.ads }}
        />
        <p>{offers.footnote}</p>
      </Section>
      <Section title="How we rank" width="text">
        <p>{offers.ranking}</p>
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query OffersPage {
    site: siteSettings {
      ...LayoutSite
      affiliateNotice
      offers
    }
    cards: allCard(sort: { order: ASC }) {
      nodes {
        ...CardFields
      }
    }
  }
`;
