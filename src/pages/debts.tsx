import { type PageProps, graphql } from "gatsby";
import { BesideAd } from "../components/ads/AdSlot";
import { DebtsTool } from "../components/debts/DebtsTool";
import { StatementPicture } from "../components/debts/StatementPicture";
import { HelpLink } from "../components/page/HelpLink";
import { Page, crumbsTo } from "../components/page/Page";
import { ScriptNote } from "../components/visitor/ScriptNote";
import { Collapsible } from "../components/ui/Collapsible";
import { Section } from "../components/ui/Section";
import { TitledGrid } from "../components/ui/TitledGrid";
import { type Card, costFields } from "../domain/cards/card";
import { exampleAnswer } from "../domain/debts/answer-debts";
import type { PageTexts, Site } from "../domain/site/site";
import { calculatorData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { CARD_STATEMENT, ROUTES } from "../site/routes";
import * as styles from "./debts.module.css";

type Data = { page: { data: { site: Site; texts: PageTexts["debts"]; cards: Card[] } } };

const { path, label } = ROUTES.debts;
const TITLE = "Debt Payoff Planner: Snowball or Avalanche";

export default function DebtsPage({ data }: PageProps<Data>) {
  const { site, texts, cards } = data.page.data;
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={texts.description}
      intro={texts.intro}
      crumbs={crumbsTo(label, path)}
      data={[calculatorData(site, TITLE, texts.intro, path)]}
    >
      <div className={styles.tool}>
        <Section>
          <ScriptNote />
          <Island
            name="DebtsTool"
            until="load"
            tool={DebtsTool}
            props={{
              first: exampleAnswer(),
              cards: cards.map(costFields),
              texts: { transfers: texts.transfers },
              help: site.help,
            }}
          />
        </Section>
      </div>
      <div className="not-printed">
        <Section>
          <BesideAd page="debts" slot={0} turn={2}>
            <Collapsible title={texts.statement.title}>
              {/* A link to what is inside opens it. */}
              <div id={CARD_STATEMENT} className="step-below">
                <p>{texts.statement.text}</p>
                <StatementPicture />
              </div>
            </Collapsible>
          </BesideAd>
        </Section>
        <Section title="How we plan">
          <BesideAd page="debts" slot={1} turn={1}>
            <Collapsible title="Our method">
              <TitledGrid items={texts.method} />
            </Collapsible>
            <HelpLink help={site.help} />
          </BesideAd>
        </Section>
      </div>
    </Page>
  );
}

export const query = graphql`
  query DebtsPage {
    page(id: { eq: "page/debts" }) {
      data
    }
  }
`;
