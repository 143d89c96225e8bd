import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { ContactForm } from "../components/contact/ContactForm";
import { ContactSide } from "../components/contact/ContactSide";
import { Faq } from "../components/contact/Faq";
import { Layout, type LayoutSite } from "../components/site/Layout";
import { Seo } from "../components/site/Seo";
import { Columns } from "../components/ui/Columns";
import { PageTitle } from "../components/ui/PageTitle";
import { Section } from "../components/ui/Section";
import { Island } from "../islands/Island";
import type { Site } from "../domain/site/site";
import { breadcrumbData } from "../domain/site/structured-data";
import { ROUTES } from "../site/routes";

type Data = { site: LayoutSite & Pick<Site, "contact" | "forms"> };

const { path } = ROUTES.contact;
const TITLE = "Contact Us";
const CRUMBS = [
  { name: ROUTES.home.label, path: ROUTES.home.path },
  { name: TITLE, path },
];

export default function ContactPage({ data: { site } }: PageProps<Data>) {
  const { contact } = site;
  return (
    <Layout site={site} path={path}>
      <Seo
        site={site}
        title={`${TITLE} | ${site.brand}`}
        description={contact.description}
        path={path}
        structuredData={[breadcrumbData(CRUMBS, site)]}
      />
      <PageTitle title={TITLE} intro={contact.intro} crumbs={CRUMBS} />
      <Section>
        <Columns
          main={
            <>
              <h2>Send Us a Message</h2>
              <Island
                name="ContactForm"
                until="load"
                tool={ContactForm}
                props={{
                  text: { sent: contact.sent, sentSample: contact.sentSample },
                  endpoint: site.forms.contact.endpoint,
                  email: site.email,
                }}
              />
            </>
          }
          side={
            <>
              <ContactSide email={site.email} contact={contact} />
              <AdSlot page="contact" />
            </>
          }
        />
      </Section>
      <Section title="Frequently Asked Questions" width="text">
        <Faq questions={contact.faq} />
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query ContactPage {
    site: siteSettings {
      ...LayoutSite
      contact
      forms
    }
  }
`;
