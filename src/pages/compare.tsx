import { type PageProps, graphql } from "gatsby";
import { BesideAd } from "../components/ads/BesideAd";
import { SampleLinkNotes } from "../components/cards/SampleLinkNotes";
import { CompareTool } from "../components/compare/CompareTool";
import { Tips } from "../components/compare/Tips";
import { ScriptNote } from "../components/numbers/ScriptNote";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import { PageTop } from "../components/page/PageTop";
import { Section } from "../components/ui/Section";
import { type Card, openFirst } from "../domain/cards/card";
import type { PageTexts, Site } from "../domain/site/site";
import { pageListData } from "../domain/site/structured-data";
import { CardFaces } from "../components/cards/CardFaces";
import { Island } from "../islands/Island";
import { ROUTES, cardPath } from "../site/routes";

type Data = {
  site: LayoutSite & Pick<Site, "affiliateNotice">;
  page: { texts: PageTexts["compare"] };
  cards: { nodes: Card[] };
};

const { path } = ROUTES.compare;
const TITLE = "Compare Credit Cards";
const crumbs = crumbsTo(TITLE, path);

export default function ComparePage({ data: { site, page, cards } }: PageProps<Data>) {
  const { texts } = page;
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={texts.description}
      crumbs={crumbs}
      data={[
        pageListData(
          openFirst(cards.nodes).map(({ id, name }) => ({ name, path: cardPath(id) })),
          site,
          TITLE,
        ),
      ]}
    >
      <CardFaces cards={cards.nodes} />
      <PageTop crumbs={crumbs} notice={site.affiliateNotice}>
        <h1>{TITLE}</h1>
        <p>{texts.intro}</p>
        <SampleLinkNotes cards={cards.nodes} />
        <ScriptNote />
        <Island
          name="CompareTool"
          until="load"
          tool={CompareTool}
          props={{
            cards: cards.nodes,
            texts: { notAvailable: texts.notAvailable, costNote: texts.costNote, badges: texts.badges },
          }}
        />
      </PageTop>
      <Section>
        <BesideAd page="compare">
          <Tips groups={texts.tips} />
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
    }
    page: pageTexts(name: { eq: "compare" }) {
      texts
    }
    cards: allCard(sort: { order: ASC }) {
      nodes {
        ...CardFields
      }
    }
  }
`;
