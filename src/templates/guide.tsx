import { type PageProps, graphql } from "gatsby";
import { Contents, GuideBody, GuideHeader, InShort, Sources } from "../components/guides/GuideBody";
import { GuideGrid } from "../components/guides/GuideGrid";
import { GuidePicture, GuidePictures } from "../components/guides/GuidePicture";
import { YourExample } from "../components/guides/YourExample";
import { ScriptNote } from "../components/visitor/ScriptNote";
import { Breadcrumbs } from "../components/page/PageTop";
import { HelpLink } from "../components/page/HelpLink";
import { Page, crumbsTo } from "../components/page/Page";
import { SiteLink } from "../components/ui/SiteLink";
import { Notice } from "../components/ui/Notice";
import { Section } from "../components/ui/Section";
import type { GuideAge, GuideFrontMatter, GuideTeaser } from "../domain/guides/guide";
import type { Sections } from "../domain/guides/sections";
import { articleData } from "../domain/site/structured-data";
import type { Site } from "../domain/site/site";
import { Island } from "../islands/Island";
import { ROUTES, guidePath } from "../site/routes";
import * as styles from "./guide.module.css";

type Guide = GuideFrontMatter &
  GuideAge & { name: string; text: Sections; relatedGuides: GuideTeaser[]; cardTerms: string };
type Data = { page: { data: { site: Site; guide: Guide } } };

export default function GuideTemplate({ data }: PageProps<Data>) {
  const { site, guide } = data.page.data;
  const path = guidePath(guide.name);
  const crumbs = crumbsTo(guide.title, path, [{ name: ROUTES.guides.label, path: ROUTES.guides.path }]);
  return (
    <Page
      site={site}
      path={path}
      title={guide.title}
      description={guide.description}
      type="article"
      crumbs={crumbs}
      data={[articleData(guide, site)]}
    >
      <GuidePictures guides={[guide, ...guide.relatedGuides]} />
      <article className={styles.page}>
        <div className={styles.head}>
          <Breadcrumbs crumbs={crumbs} />
          <GuideHeader guide={guide} />
          <Notice>{site.affiliateNotice}</Notice>
        </div>
        <div className={styles.picture}>
          <GuidePicture category={guide.category} />
        </div>
        <div className={styles.reading}>
          <Contents sections={guide.text.sections} />
          <div className="text-width">
            <InShort>{guide.inShort}</InShort>
            <GuideBody text={guide.text} actions={guide.actions} />
          </div>
        </div>
        <div className={styles.rail}>
          <ScriptNote />
          <Island name="YourExample" until="numbers" tool={YourExample} props={{ help: site.help }} />
        </div>
        <div className={styles.end}>
          <Sources guide={guide} />
          <HelpLink help={site.help} />
          <p>
            <SiteLink to={ROUTES.market.path}>See the rates that issuers reported to the regulator</SiteLink>
          </p>
        </div>
      </article>
      <Section title="Related guides">
        <GuideGrid guides={guide.relatedGuides} look="pair" />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query GuidePage($id: String!) {
    page(id: { eq: $id }) {
      data
    }
  }
`;
