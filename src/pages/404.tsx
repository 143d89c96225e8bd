import { type PageProps, graphql } from "gatsby";
import { Page } from "../components/page/Page";
import { ButtonLinks } from "../components/page/ButtonLink";
import type { PageTexts, Site } from "../domain/site/site";
import { withPrefix, NOT_FOUND_PATH, ROUTES } from "../site/routes";

type Data = { page: { data: { site: Site; texts: PageTexts["not-found"] } } };

/** The specification's five ways on. */
const WAYS_ON = [
  { label: "Return Home", to: ROUTES.home.path },
  { label: "Compare Cards", to: ROUTES.compare.path },
  { label: "Explore Cards", to: ROUTES.compare.path },
  { label: "Read Guides", to: ROUTES.guides.path },
  { label: "Contact Us", to: ROUTES.contact.path },
];

export default function NotFoundPage({ data }: PageProps<Data>) {
  const { site, texts } = data.page.data;
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
    page(id: { eq: "page/not-found" }) {
      data
    }
  }
`;
