import { type PageProps, graphql } from "gatsby";
import { BesideAd } from "../components/ads/AdSlot";
import { SampleLinkNotes } from "../components/cards/ApplyLink";
import { CompareTool } from "../components/compare/CompareTool";
import { ScriptNote } from "../components/visitor/ScriptNote";
import { Page, crumbsTo } from "../components/page/Page";
import { PageTop } from "../components/page/PageTop";
import { PointList } from "../components/ui/PointList";
import { Section } from "../components/ui/Section";
import * as sides from "../components/ui/SideBySide.module.css";
import { type Card, openFirst, withoutSources } from "../domain/cards/card";
import type { PageTexts, Site } from "../domain/site/site";
import { pageListData } from "../domain/site/structured-data";
import { CardFaces } from "../components/cards/CardFace";
import { Island } from "../islands/Island";
import { ROUTES, cardPath } from "../site/routes";

type Data = { page: { data: { site: Site; texts: PageTexts["compare"]; cards: Card[] } } };

const { path } = ROUTES.compare;
const TITLE = "Compare Credit Cards";
const crumbs = crumbsTo(TITLE, path);

export default function ComparePage({ data }: PageProps<Data>) {
  const { site, texts } = data.page.data;
  const cards = data.page.data.cards.map(withoutSources);
  const list = openFirst(cards).map(({ id, name }) => ({ name, path: cardPath(id) }));
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={texts.description}
      crumbs={crumbs}
      data={[pageListData(list, site, TITLE)]}
    >
      <CardFaces cards={cards} />
      <PageTop crumbs={crumbs} notice={site.affiliateNotice}>
        <h1>{TITLE}</h1>
        <p>{texts.intro}</p>
        <SampleLinkNotes cards={cards} />
        <ScriptNote />
        <Island
          name="CompareTool"
          until="load"
          tool={CompareTool}
          props={{ cards, texts: { notAvailable: texts.notAvailable, costNote: texts.costNote, badges: texts.badges } }}
        />
      </PageTop>
      <Section>
        <BesideAd page="compare">
          <div className={sides.three}>
            {texts.tips.map((tips) => (
              <section key={tips.title} aria-label={tips.title}>
                <h2 className="small-title">{tips.title}</h2>
                <PointList points={tips.points} />
              </section>
            ))}
          </div>
        </BesideAd>
      </Section>
    </Page>
  );
}

export const query = graphql`
  query ComparePage {
    page(id: { eq: "page/compare" }) {
      data
    }
  }
`;
