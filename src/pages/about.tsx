import { type PageProps, graphql } from "gatsby";
import { AccessibilityStatement } from "../components/about/AccessibilityStatement";
import { Team } from "../components/about/Team";
import { AdSlot } from "../components/ads/AdSlot";
import { Page, crumbsTo } from "../components/page/Page";
import { ButtonLinks } from "../components/page/ButtonLinks";
import { PointList } from "../components/ui/PointList";
import { Section } from "../components/ui/Section";
import { TitledGrid } from "../components/ui/TitledGrid";
import type { PageTexts, Site } from "../domain/site/site";
import { organizationData } from "../domain/site/structured-data";
import type { One } from "../site/query";
import { HOW_WE_KNOW, ROUTES } from "../site/routes";

type Data = { site: One<Site>; page: One<PageTexts["about"]> };

const { path } = ROUTES.about;
const TITLE = "About Us";

const WAYS_ON = [
  { label: "Contact Us", to: ROUTES.contact.path },
  { label: "Read Our Guides", to: ROUTES.guides.path },
];

export default function AboutPage({ data }: PageProps<Data>) {
  const site = data.site.data;
  const texts = data.page.data;
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
      <Section title="Our Mission" width="text">
        <p>{texts.mission}</p>
      </Section>
      <Section title="What We Do" width="text">
        <PointList points={texts.whatWeDo} />
      </Section>
      <Section title="Why Trust Us" width="text">
        <PointList points={texts.whyTrustUs} />
      </Section>
      <Section title="Our Values" banded>
        <TitledGrid items={texts.values} />
      </Section>
      {texts.team.length > 0 ? (
        <Section title="Our Expert Team">
          {texts.teamNote && <p>{texts.teamNote}</p>}
          <Team people={texts.team} />
          <AdSlot page="about" />
        </Section>
      ) : (
        <Section>
          <AdSlot page="about" />
        </Section>
      )}
      <Section title="How We Know" id={HOW_WE_KNOW}>
        <TitledGrid items={texts.howWeKnow} />
      </Section>
      <Section title="How We Review Cards">
        <TitledGrid items={texts.methodology} numbered />
        <ButtonLinks links={WAYS_ON} />
      </Section>
      <AccessibilityStatement statement={texts.accessibility} email={site.email} />
    </Page>
  );
}

export const query = graphql`
  query AboutPage {
    site: page(id: { eq: "page/site" }) {
      data
    }
    page: page(id: { eq: "page/about" }) {
      data
    }
  }
`;
