import { type PageProps, graphql } from "gatsby";
import { CardFaces } from "../components/cards/CardFace";
import { SampleLinkNotes } from "../components/cards/ApplyLink";
import { ScriptNote } from "../components/visitor/ScriptNote";
import { TileIcons } from "../components/offers/TileIcons";
import { OffersTool } from "../components/offers/OffersTool";
import { HelpLink } from "../components/page/HelpLink";
import { Page, crumbsTo } from "../components/page/Page";
import { PageTop } from "../components/page/PageTop";
import { Collapsible } from "../components/ui/Collapsible";
import { Section } from "../components/ui/Section";
import { type Card, withoutSources } from "../domain/cards/card";
import type { PageTexts, Site } from "../domain/site/site";
import { offerListData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";
import * as styles from "./offers.module.css";

type Data = { page: { data: { site: Site; texts: PageTexts["offers"]; cards: Card[] } } };

const { path, label: title } = ROUTES.offers;
const crumbs = crumbsTo(title, path);

export default function OffersPage({ data }: PageProps<Data>) {
  const { site, texts } = data.page.data;
  const cards = data.page.data.cards.map(withoutSources);
  return (
    <Page
      site={site}
      path={path}
      title="Low APR and 0% Intro APR Card Offers"
      description={texts.description}
      crumbs={crumbs}
      data={[offerListData(cards, site, title)]}
    >
      <CardFaces cards={cards} />
      <TileIcons />
      <PageTop crumbs={crumbs} notice={site.affiliateNotice} withTool>
        <h1>{title}</h1>
        <p className={styles.intro}>{texts.intro}</p>
        <SampleLinkNotes cards={cards} />
        <ScriptNote />
        <Island name="OffersTool" until="load" tool={OffersTool} props={{ cards, ads: site.ads, help: site.help }} />
        <p className="foot-note">{texts.footnote}</p>
        <HelpLink help={site.help} />
      </PageTop>
      <Section width="text">
        <Collapsible title="How we rank and calculate your cost">
          <p>{texts.ranking}</p>
          <p>{texts.costNote}</p>
        </Collapsible>
      </Section>
    </Page>
  );
}

export const query = graphql`
  query OffersPage {
    page(id: { eq: "page/offers" }) {
      data
    }
  }
`;
