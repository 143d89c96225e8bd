import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { ContactForm } from "../components/contact/ContactForm";
import { ContactSide } from "../components/contact/ContactSide";
import { Faq } from "../components/contact/Faq";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import { Section } from "../components/ui/Section";
import { Island } from "../islands/Island";
import type { Site } from "../domain/site/site";
import { ROUTES } from "../site/routes";
import * as styles from "./contact.module.css";

type Data = { site: LayoutSite & Pick<Site, "contact" | "forms"> };

const { path } = ROUTES.contact;
const TITLE = "Contact Us";

export default function ContactPage({ data: { site } }: PageProps<Data>) {
  const { contact } = site;
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={contact.description}
      intro={contact.intro}
      crumbs={crumbsTo(TITLE, path)}
    >
      <Section>
        <div className={styles.columns}>
          <div>
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
          </div>
          <div>
            <ContactSide email={site.email} contact={contact} />
            <AdSlot page="contact" />
          </div>
        </div>
      </Section>
      <Section title="Frequently Asked Questions" width="text">
        <Faq questions={contact.faq} />
      </Section>
    </Page>
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
