import { type PageProps, graphql } from "gatsby";
import { AdSlot, BesideAd } from "../components/ads/AdSlot";
import { CardFaces } from "../components/cards/CardFace";
import { CardPanel } from "../components/cards/CardPanel";
import { SampleLinkNotes } from "../components/cards/ApplyLink";
import { DebtsLink, HelpLink } from "../components/page/HelpLink";
import { GuideGrid } from "../components/guides/GuideGrid";
import { GuidePictures } from "../components/guides/GuidePicture";
import { HomeAnswer } from "../components/home/HomeAnswer";
import { Statistics } from "../components/home/Statistics";
import { Testimonial } from "../components/home/Testimonial";
import { MarketLink } from "../components/page/MarketLink";
import { ScriptNote } from "../components/visitor/ScriptNote";
import { Page } from "../components/page/Page";
import { ButtonLinks } from "../components/page/ButtonLink";
import { Notice } from "../components/ui/Notice";
import { Section } from "../components/ui/Section";
import { TitledGrid } from "../components/ui/TitledGrid";
import { type Card, costFields, featuredCards } from "../domain/cards/card";
import type { GuideTeaser } from "../domain/guides/guide";
import type { PageTexts, Site } from "../domain/site/site";
import { cardData, organizationData, websiteData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";
import * as styles from "./index.module.css";

type Data = { page: { data: { site: Site; texts: PageTexts["home"]; cards: Card[]; guides: GuideTeaser[] } } };

export default function HomePage({ data }: PageProps<Data>) {
  const { site, texts, cards, guides } = data.page.data;
  const featured = featuredCards(cards);
  return (
    <Page
      site={site}
      path={ROUTES.home.path}
      title={site.title}
      description={site.description}
      data={[
        websiteData(site, texts.hero.text),
        organizationData(site),
        ...featured.map((card) => cardData(card, site)),
      ]}
    >
      <CardFaces cards={cards} />
      <div className={styles.top}>
        <div>
          <h1>{texts.hero.title}</h1>
          <p className="lead-text">{texts.hero.text}</p>
        </div>
        <ScriptNote />
        <Island
          name="HomeAnswer"
          until="numbers"
          tool={HomeAnswer}
          props={{
            cards: cards.map((card) => ({ ...costFields(card), applyUrl: card.applyUrl })),
            note: texts.hero.note,
            help: site.help,
            brand: site.brand,
          }}
        />
      </div>
      <Section title={texts.benefitsTitle}>
        <TitledGrid items={texts.benefits} />
        <div className="wrapping-row step-below">
          <DebtsLink />
          <MarketLink />
          <HelpLink help={site.help} />
        </div>
      </Section>
      <Section title={texts.featuredTitle}>
        <p>{texts.featuredText}</p>
        <Notice>{site.affiliateNotice}</Notice>
        <SampleLinkNotes cards={featured} />
        <div className={styles.cards}>
          {featured.map((card, position) => (
            <CardPanel key={card.id} card={card} follows={position > 0} />
          ))}
        </div>
      </Section>
      <Section>
        {texts.statistics.length > 0 ? (
          <BesideAd page="home" slot={0}>
            <Statistics statistics={texts.statistics} sample={site.sampleData} />
          </BesideAd>
        ) : (
          <AdSlot page="home" slot={0} />
        )}
      </Section>
      <Section title={texts.teasersTitle}>
        <GuidePictures guides={guides} />
        <GuideGrid guides={guides} />
      </Section>
      <Section>
        <BesideAd page="home" slot={1}>
          {texts.testimonial && <Testimonial testimonial={texts.testimonial} />}
          <h2>{texts.closing.title}</h2>
          <p>{texts.closing.text}</p>
          <ButtonLinks links={texts.closing.links} />
        </BesideAd>
      </Section>
    </Page>
  );
}

export const query = graphql`
  query HomePage {
    page(id: { eq: "page/home" }) {
      data
    }
  }
`;
