import { type PageProps, graphql } from "gatsby";
import { BesideAd } from "../components/ads/AdSlot";
import { GuidePictures } from "../components/guides/GuidePicture";
import { GuidesTool } from "../components/guides/GuidesTool";
import { Newsletter } from "../components/guides/Newsletter";
import { Page, crumbsTo } from "../components/page/Page";
import { Section } from "../components/ui/Section";
import type { GuideTeaser } from "../domain/guides/guide";
import { type PageTexts, type Site, isFormShown } from "../domain/site/site";
import { pageListData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES, guidePath } from "../site/routes";

type Data = { page: { data: { site: Site; texts: PageTexts["guides"]; guides: GuideTeaser[] } } };

const { path, label } = ROUTES.guides;
const TITLE = "Credit Card Guides & Articles";

export default function GuidesPage({ data }: PageProps<Data>) {
  const { site, texts, guides } = data.page.data;
  const list = guides.map((guide) => ({ name: guide.title, path: guidePath(guide.name) }));
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={texts.description}
      intro={texts.intro}
      crumbs={crumbsTo(label, path)}
      data={[pageListData(list, site, TITLE)]}
    >
      <GuidePictures guides={guides} />
      <Section>
        <Island name="GuidesTool" until="query" tool={GuidesTool} props={{ guides }} />
      </Section>
      <Section>
        <BesideAd page="guides">
          {texts.newsletter && isFormShown(site, "newsletter") && (
            <Island
              name="Newsletter"
              until="use"
              tool={Newsletter}
              props={{ text: texts.newsletter, endpoint: site.forms.newsletter.endpoint }}
            />
          )}
        </BesideAd>
      </Section>
    </Page>
  );
}

export const query = graphql`
  query GuidesPage {
    page(id: { eq: "page/guides" }) {
      data
    }
  }
`;
