import { type PageProps, graphql } from "gatsby";
import { Layout, type LayoutSite } from "../components/site/Layout";
import { Seo } from "../components/site/Seo";
import { ButtonLink } from "../components/ui/ButtonLink";
import { ButtonRow } from "../components/ui/ButtonRow";
import { PageTitle } from "../components/ui/PageTitle";
import type { Site } from "../domain/site/site";
import { withPrefix } from "../site/prefix";
import { NOT_FOUND_PATH, ROUTES } from "../site/routes";

type Data = { site: LayoutSite & Pick<Site, "notFound"> };

const TITLE = "Page Not Found";

export default function NotFoundPage({ data: { site } }: PageProps<Data>) {
  return (
    <Layout site={site} path={NOT_FOUND_PATH}>
      <Seo site={site} title={`${TITLE} | ${site.brand}`} description={site.description} path={NOT_FOUND_PATH} hidden />
      <div data-missing-page={withPrefix(ROUTES.guides.path)}>
        <PageTitle title={TITLE} intro={site.notFound.text} width="text">
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
        </PageTitle>
      </div>
    </Layout>
  );
}

export const query = graphql`
  query NotFoundPage {
    site: siteSettings {
      ...LayoutSite
      notFound
    }
  }
`;
