import { type PageProps, graphql } from "gatsby";
import type { LayoutSite } from "../components/page/Layout";
import { Page } from "../components/page/Page";
import { ButtonLinks } from "../components/page/ButtonLinks";
import type { PageTexts } from "../domain/site/site";
import { withPrefix } from "../site/prefix";
import { NOT_FOUND_PATH, ROUTES } from "../site/routes";

type Data = { site: LayoutSite; page: { texts: PageTexts["not-found"] } };

/** The specification's five ways on. */
const WAYS_ON = [
  { label: "Return Home", to: ROUTES.home.path },
  { label: "Compare Cards", to: ROUTES.compare.path },
  { label: "Explore Cards", to: ROUTES.compare.path },
  { label: "Read Guides", to: ROUTES.guides.path },
  { label: "Contact Us", to: ROUTES.contact.path },
];

export default function NotFoundPage({ data: { site, page } }: PageProps<Data>) {
  const { texts } = page;
  return (
    <Page
      site={site}
      path={NOT_FOUND_PATH}
      title="Page Not Found"
      description={site.description}
      intro={texts.text}
      hidden
      lead={
        <div data-missing-page={withPrefix(ROUTES.guides.path)}>
          <ButtonLinks links={WAYS_ON} />
        </div>
      }
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    site: siteSettings {
      ...LayoutSite
    }
    page: pageTexts(name: { eq: "not-found" }) {
      texts
    }
  }
`;
