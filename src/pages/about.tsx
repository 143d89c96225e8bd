import { type PageProps, graphql } from "gatsby";
import { AccessibilityStatement, Team } from "../components/about/AboutSections";
import { AdSlot } from "../components/ads/AdSlot";
import { Page, crumbsTo } from "../components/page/Page";
import { ButtonLinks } from "../components/page/ButtonLink";
import { Figures } from "../components/ui/Figures";
import { PointList } from "../components/ui/PointList";
import { Section } from "../components/ui/Section";
import * as sides from "../components/ui/SideBySide.module.css";
import { TitledGrid } from "../components/ui/TitledGrid";
import type { PageTexts, Site } from "../domain/site/site";
import { organizationData } from "../domain/site/structured-data";
import { formatDate } from "../domain/text/format";
import { HOW_WE_KNOW, ROUTES, SAMPLE_SITE } from "../site/routes";

type Data = { page: { data: { site: Site; texts: PageTexts["about"]; cards: number; plans: number } } };

const { path } = ROUTES.about;
const TITLE = "About Us";

const WAYS_ON = [
  { label: "Contact Us", to: ROUTES.contact.path },
  { label: "Read Our Guides", to: ROUTES.guides.path },
];

export default function AboutPage({ data }: PageProps<Data>) {
  const { site, texts, cards, plans } = data.page.data;
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={texts.description}
      intro={texts.intro}
      crumbs={crumbsTo(TITLE, path)}
      data={[organizationData(site)]}
    >
      <Section title="Our Mission">
        <p className="large-sentence">{texts.mission}</p>
        <Figures
          look="large"
          figures={[
            { label: "Cards we compare", value: String(cards) },
            { label: "Plans that issuers reported", value: String(plans) },
            { label: "Figures as of", value: formatDate(site.asOf) },
          ]}
        />
        {site.sampleData && (
          <div id={SAMPLE_SITE} className="soft-box text-width step-below">
            <h3>This is a sample site</h3>
            <p>{site.sampleNotice}</p>
          </div>
        )}
      </Section>
      <Section>
        <div className={sides.two}>
          <div>
            <h2>What We Do</h2>
            <PointList points={texts.whatWeDo} />
          </div>
          <div>
            <h2>Why Trust Us</h2>
            <PointList points={texts.whyTrustUs} />
          </div>
        </div>
      </Section>
      <Section title="Our Values" banded>
        <TitledGrid items={texts.values} />
      </Section>
      <Section title="How We Know" id={HOW_WE_KNOW}>
        <TitledGrid items={texts.howWeKnow} />
      </Section>
      <Section title="How We Review Cards">
        <TitledGrid items={texts.methodology} numbered />
      </Section>
      <AccessibilityStatement statement={texts.accessibility} email={site.email} />
      <Section title={texts.team.length > 0 ? "Our Expert Team" : undefined}>
        {texts.team.length > 0 && <Team people={texts.team} />}
        <ButtonLinks links={WAYS_ON} />
        <AdSlot page="about" />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query AboutPage {
    page(id: { eq: "page/about" }) {
      data
    }
  }
`;
