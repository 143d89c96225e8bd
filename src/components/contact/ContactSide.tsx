import type { PageTexts } from "../../domain/site/site";
import * as faq from "./Faq.module.css";

type Props = {
  email: string;
  contact: Pick<PageTexts["contact"], "responseTime" | "location" | "hours">;
};

export function ContactSide({ email, contact }: Props) {
  return (
    <section className="page-panel" aria-labelledby="get-in-touch">
      <h2 id="get-in-touch">Get In Touch</h2>
      <dl>
        <dt className="small-note">Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt className="small-note">Response time</dt>
        <dd>{contact.responseTime}</dd>
        <dt className="small-note">Based in</dt>
        <dd>{contact.location}</dd>
        <dt className="small-note">{contact.hours.title}</dt>
        <dd>{contact.hours.text}</dd>
      </dl>
    </section>
  );
}

/** Questions and answers, all open: nothing to click for what people look for. */
export function Faq({ questions }: { questions: PageTexts["contact"]["faq"] }) {
  return (
    <dl>
      {questions.map(({ question, answer }) => (
        <div key={question} className={faq.pair}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
