import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { CardCostTool } from "../components/card/CardCostTool";
import { CardHead } from "../components/card/CardHead";
import { CardPoints } from "../components/card/CardPoints";
import { ReportNote } from "../components/card/ReportNote";
import { ReportedTerms } from "../components/card/ReportedTerms";
import { SampleLinkNotes } from "../components/cards/SampleLinkNotes";
import { ButtonLink } from "../components/page/ButtonLink";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import { ButtonRow } from "../components/ui/ButtonRow";
import { Notice } from "../components/ui/Notice";
import { PointList } from "../components/ui/PointList";
import { Section } from "../components/ui/Section";
import type { Card } from "../domain/cards/card";
import { reportedTerms, reportedTiers, unknownTerms } from "../domain/market/card-report";
import { periodText } from "../domain/market/market-texts";
import type { Plan } from "../domain/market/plan";
import type { TierRates } from "../domain/market/tier-rates";
import type { Site } from "../domain/site/site";
import { cardPageData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES, cardPath } from "../site/routes";

type Data = {
  site: LayoutSite & Pick<Site, "card" | "affiliateNotice">;
  card: Card;
  market: { period: string; rates: TierRates[] } | null;
};
/** The plan that the issuer reported for the card; null if it reported none. */
type Context = { id: string; plan: Plan | null };

export default function CardTemplate({ data, pageContext: { plan } }: PageProps<Data, Context>) {
  const { site, card, market } = data;
  const { id, name, regularApr, terms, reportedAprs, provenance } = card;
  const path = cardPath(id);
  const period = market?.period ?? null;
  const unknown = unknownTerms(card, plan);
  return (
    <Page
      site={site}
      path={path}
      title={name}
      description={`${name}: our terms beside what the issuer reported to the regulator, and what the card would cost you.`}
      intro={`Best for: ${card.bestFor}`}
      lead={
        <>
          <Notice>{site.affiliateNotice}</Notice>
          <CardHead card={card} />
          <SampleLinkNotes cards={[card]} />
        </>
      }
      crumbs={crumbsTo(name, path, [{ name: ROUTES.offers.label, path: ROUTES.offers.path }])}
      data={[cardPageData(card, site)]}
    >
      <Section>
        <Island
          name="CardCostTool"
          until="use"
          tool={CardCostTool}
          props={{
            card: { id, name, regularApr, terms, reportedAprs },
            tiers: plan && market ? reportedTiers(plan, market.rates) : [],
            note: site.card.costNote,
          }}
        />
      </Section>
      <Section title="Our terms and the issuer’s report">
        <ReportNote card={card} plan={plan} period={period} text={site.card.report} />
        <ReportedTerms
          id={id}
          terms={reportedTerms(card, plan)}
          provenance={provenance}
          period={plan && period && periodText(period)}
        />
      </Section>
      {unknown.length > 0 && (
        <Section title="What is not known">
          <p>{site.card.unknown}</p>
          <PointList points={unknown} />
        </Section>
      )}
      <Section>
        <AdSlot page="guide" />
      </Section>
      <Section title="What speaks for it and against it">
        <CardPoints card={card} />
      </Section>
      <Section>
        <ButtonRow>
          <ButtonLink to={`${ROUTES.compare.path}?cards=${id}`}>Compare it with other cards</ButtonLink>
          <ButtonLink to={ROUTES.offers.path} quiet>
            All card offers
          </ButtonLink>
        </ButtonRow>
      </Section>
    </Page>
  );
}

export const query = graphql`
  query CardPage($id: String!) {
    site: siteSettings {
      ...LayoutSite
      affiliateNotice
      card
    }
    card(cardId: { eq: $id }) {
      ...CardFields
    }
    market: marketFile {
      period
      rates
    }
  }
`;
