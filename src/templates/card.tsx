import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { CardCostTool } from "../components/card-page/CardCostTool";
import { CardHead } from "../components/card-page/CardHead";
import { CardPoints } from "../components/card-page/CardPoints";
import { RateHistory } from "../components/card-page/RateHistory";
import { ReportNote } from "../components/card-page/ReportNote";
import { TermsTable } from "../components/card-page/TermsTable";
import { CardFaces } from "../components/cards/CardFace";
import { SampleLinkNotes } from "../components/cards/ApplyLink";
import { Page, crumbsTo } from "../components/page/Page";
import { PageTop } from "../components/page/PageTop";
import { Figures } from "../components/ui/Figures";
import { Collapsible } from "../components/ui/Collapsible";
import { ScriptNote } from "../components/visitor/ScriptNote";
import { Section } from "../components/ui/Section";
import { type Card, costFields } from "../domain/cards/card";
import { unknownTerms } from "../domain/cards/statement";
import { cardDescription } from "../domain/cards/card-figures";
import { rateFigures } from "../domain/cards/term-figures";
import type { CardRateHistory } from "../domain/cards/rate-history";
import { formatList } from "../domain/text/format";
import type { ReportedPlan } from "../domain/survey/reported-plan";
import type { PageTexts, Site } from "../domain/site/site";
import { cardData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES, cardPath } from "../site/routes";

type Data = {
  page: {
    data: {
      site: Site;
      texts: PageTexts["card"];
      card: Card;
      /** The row that the issuer reported; null if it reported none. */
      plan: ReportedPlan | null;
      history: CardRateHistory | null;
      /** Those to show where this one isn't for the visitor's score. */
      others: Card[];
      period: string;
    };
  };
};

export default function CardTemplate({ data }: PageProps<Data>) {
  const { site, texts, card, plan, history, others, period } = data.page.data;
  const { id, name } = card;
  const path = cardPath(id);
  const crumbs = crumbsTo(name, path, [{ name: ROUTES.offers.label, path: ROUTES.offers.path }]);
  const unknown = unknownTerms(card);
  const stated = new Set(card.statements.map(({ term }) => term)).size;
  return (
    <Page
      site={site}
      path={path}
      title={`${name}: Rates and Fees`}
      description={cardDescription(card)}
      crumbs={crumbs}
      data={[cardData(card, site, null)]}
    >
      <CardFaces cards={[card, ...others]} />
      <PageTop crumbs={crumbs} isName notice={site.affiliateNotice}>
        <SampleLinkNotes cards={[card]} />
        <CardHead card={card}>
          <ScriptNote />
          <Island
            name="CardCostTool"
            until="numbers"
            tool={CardCostTool}
            props={{
              card: { ...costFields(card), applyUrl: card.applyUrl },
              others: others.map(costFields),
              note: texts.costNote,
              help: site.help,
            }}
          />
        </CardHead>
      </PageTop>
      <Section title="Rates and fees">
        <Figures figures={rateFigures(card)} look="large" />
        <Collapsible title={`All ${stated} terms with their sources`}>
          <TermsTable card={card} />
          {unknown.length > 0 && <p>{`${texts.unknown} ${formatList(unknown)}.`}</p>}
          <ReportNote card={card} plan={plan} period={period} text={texts.report} />
        </Collapsible>
        {history && <RateHistory card={card} history={history} text={texts.history} />}
      </Section>
      <Section title="Pros and cons">
        <CardPoints card={card} note={texts.features} />
      </Section>
      <Section>
        <AdSlot page="card" />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query CardPage($id: String!) {
    page(id: { eq: $id }) {
      data
    }
  }
`;
