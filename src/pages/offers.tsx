import { type PageProps, graphql } from "gatsby";
import { SampleLinkNotes } from "../components/cards/SampleLinkNotes";
import { OffersTool } from "../components/offers/OffersTool";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import { Notice } from "../components/ui/Notice";
import { Section } from "../components/ui/Section";
import type { Card } from "../domain/cards/card";
import type { Site } from "../domain/site/site";
import { offerListData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";

type Data = { site: LayoutSite & Pick<Site, "offers" | "affiliateNotice">; cards: { nodes: Card[] } };

const { path, label: title } = ROUTES.offers;

export default function OffersPage({ data: { site, cards } }: PageProps<Data>) {
  const { offers } = site;
  return (
    <Page
      site={site}
      path={path}
      title={title}
      description={offers.description}
      intro={offers.intro}
      lead={
        <>
          <Notice>{site.affiliateNotice}</Notice>
          <SampleLinkNotes cards={cards.nodes} />
        </>
      }
      crumbs={crumbsTo(title, path)}
      data={[offerListData(cards.nodes, site, title)]}
    >
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
    </Page>
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
