import { type PageProps, graphql } from "gatsby";
import type { LayoutSite } from "../components/page/Layout";
import { Page } from "../components/page/Page";
import { ButtonLink } from "../components/page/ButtonLink";
import { ButtonRow } from "../components/ui/ButtonRow";
import type { PageTexts } from "../domain/site/site";
import { withPrefix } from "../site/prefix";
import { NOT_FOUND_PATH, ROUTES } from "../site/routes";

type Data = { site: LayoutSite; page: { texts: PageTexts["not-found"] } };

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
          <ButtonRow>
            <ButtonLink to={ROUTES.home.path}>Return Home</ButtonLink>
            <ButtonLink to={ROUTES.compare.path} quiet>
              Compare Cards
            </ButtonLink>
            <ButtonLink to={ROUTES.compare.path} quiet>
              Explore Cards
            </ButtonLink>
            <ButtonLink to={ROUTES.guides.path} quiet>
              Read Guides
            </ButtonLink>
            <ButtonLink to={ROUTES.contact.path} quiet>
              Contact Us
            </ButtonLink>
          </ButtonRow>
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
