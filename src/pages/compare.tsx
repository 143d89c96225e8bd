import { type PageProps, graphql } from "gatsby";
import { BesideAd } from "../components/ads/BesideAd";
import { SampleLinkNotes } from "../components/cards/SampleLinkNotes";
import { CompareTool } from "../components/compare/CompareTool";
import { Tips } from "../components/compare/Tips";
import { ScriptNote } from "../components/numbers/ScriptNote";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import { Notice } from "../components/ui/Notice";
import { Section } from "../components/ui/Section";
import type { Card } from "../domain/cards/card";
import type { Site } from "../domain/site/site";
import { cardListData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";

type Data = { site: LayoutSite & Pick<Site, "compare" | "affiliateNotice">; cards: { nodes: Card[] } };

const { path } = ROUTES.compare;
const TITLE = "Compare Credit Cards";

export default function ComparePage({ data: { site, cards } }: PageProps<Data>) {
  const { compare } = site;
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={compare.description}
      intro={compare.intro}
      lead={
        <>
          <Notice>{site.affiliateNotice}</Notice>
          <SampleLinkNotes cards={cards.nodes} />
        </>
      }
      crumbs={crumbsTo(TITLE, path)}
      data={[cardListData(cards.nodes, site, TITLE)]}
    >
      <Section>
        <ScriptNote />
        <Island
          name="CompareTool"
          until="load"
          tool={CompareTool}
          props={{ cards: cards.nodes, notAvailable: compare.notAvailable, costNote: compare.costNote }}
        />
        <Notice>{compare.badges}</Notice>
      </Section>
      <Section>
        <BesideAd page="compare">
          <Tips groups={compare.tips} />
        </BesideAd>
      </Section>
    </Page>
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
