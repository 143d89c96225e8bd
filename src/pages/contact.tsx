import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { ContactForm } from "../components/contact/ContactForm";
import { ContactSide, Faq } from "../components/contact/ContactSide";
import { Page, crumbsTo } from "../components/page/Page";
import { Section } from "../components/ui/Section";
import { Island } from "../islands/Island";
import { type PageTexts, type Site, isFormShown } from "../domain/site/site";
import { ROUTES } from "../site/routes";
import * as ads from "../components/ads/AdSlot.module.css";

type Data = { page: { data: { site: Site; texts: PageTexts["contact"] } } };

const { path } = ROUTES.contact;
const TITLE = "Contact Us";

export default function ContactPage({ data }: PageProps<Data>) {
  const { site, texts } = data.page.data;
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={texts.description}
      intro={texts.intro}
      crumbs={crumbsTo(TITLE, path)}
    >
      <Section>
        <div className={`one-column ${ads.pair ?? ""}`}>
          <div>
            {isFormShown(site, "contact") ? (
              <Island
                name="ContactForm"
                until="message"
                tool={ContactForm}
                props={{
                  text: { sent: texts.sent, sentSample: texts.sentSample },
                  endpoint: site.forms.contact.endpoint,
                  email: site.email,
                }}
              />
            ) : (
              <>
                <h2>Send Us a Message</h2>
                <p>
                  Write to <a href={`mailto:${site.email}`}>{site.email}</a>.
                </p>
              </>
            )}
          </div>
          <div>
            <ContactSide email={site.email} contact={texts} />
            <AdSlot page="contact" />
          </div>
        </div>
      </Section>
      <Section title="Frequently Asked Questions" width="text">
        <Faq questions={texts.faq} />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query ContactPage {
    page(id: { eq: "page/contact" }) {
      data
    }
  }
`;
