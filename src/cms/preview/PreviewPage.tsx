import { AdsContext } from "../../components/ads/AdSlot";
import { CardDetails } from "../../components/cards/CardDetails";
import { CardFaces } from "../../components/cards/CardFaces";
import { CardPanel } from "../../components/cards/CardPanel";
import { Faq } from "../../components/contact/Faq";
import { GuideBody } from "../../components/guides/GuideBody";
import { InShort } from "../../components/guides/InShort";
import { GuideHeader } from "../../components/guides/GuideHeader";
import { LegalLead, LegalSections } from "../../components/guides/LegalText";
import { Sources } from "../../components/guides/Sources";
import { Hero } from "../../components/home/Hero";
import { Statistics } from "../../components/home/Statistics";
import { Testimonial } from "../../components/home/Testimonial";
import { Notice } from "../../components/ui/Notice";
import { PageTitle } from "../../components/page/PageTitle";
import { formatFault } from "../../content/fault";
import type { Content } from "../../content/gate";
import { nameOf } from "../../content/read/source-file";
import { pageFile } from "../../schema/page-schemas";
import { withPrefix } from "../../site/prefix";
import { formPath } from "../../site/routes";
import type { Checked } from "../check";
import * as styles from "./PreviewPage.module.css";

const OWN = "To fix first; until then the preview shows what was saved last:";
const OTHERS = "Other files have faults, to be fixed before this is published. The first:";

/** What the content check says of the entry, or of the others, above its preview. */
export function Faults({ faults, otherFault }: Pick<Checked, "faults" | "otherFault">) {
  const shown = otherFault === null ? faults : [formatFault(otherFault)];
  const form = otherFault && formPath(otherFault.file);
  if (shown.length === 0) return null;
  return (
    <section className={styles.faults} aria-label="To fix">
      <p>
        <strong>{otherFault === null ? OWN : OTHERS}</strong>
      </p>
      <ul role="list">
        {shown.map((fault) => (
          <li key={fault} className={styles.fault}>
            {fault}
          </li>
        ))}
      </ul>
      {form !== null && (
        <a href={withPrefix(form)} target="_blank" rel="noreferrer">
          Open the form of that file
        </a>
      )}
    </section>
  );
}

function GuidePreview({ guide }: { guide: Content["guides"][number] }) {
  return (
    <article>
      <GuideHeader guide={{ ...guide, overdueAfter: null }} />
      <InShort>{guide.inShort}</InShort>
      <GuideBody text={guide.text} actions={guide.actions} />
      <Sources guide={guide} />
    </article>
  );
}

function LegalPreview({ page }: { page: Content["pages"][number] }) {
  return (
    <>
      <PageTitle title={page.title} intro={page.intro}>
        <LegalLead page={page} />
      </PageTitle>
      <LegalSections page={page} />
    </>
  );
}

/** Of the home page, the parts that are its own. */
function HomePreview({ site, texts: { home } }: Content) {
  return (
    <>
      <Hero text={home.hero}>{home.hero.note}</Hero>
      <Statistics statistics={home.statistics} sample={site.sampleData} />
      <Testimonial testimonial={home.testimonial} />
    </>
  );
}

/** Of the settings, the parts that readers see first. */
function SettingsPreview({ site }: { site: Content["site"] }) {
  return (
    <>
      <Notice>{site.sampleNotice}</Notice>
      <p>{site.disclaimer}</p>
    </>
  );
}

function entryOf(file: string, content: Content) {
  const { site, texts, cards, guides, pages } = content;
  const name = nameOf({ file });
  const card = file.startsWith("data/cards/") && cards.find(({ id }) => id === name);
  if (card)
    return (
      <>
        <CardFaces cards={[card]} />
        <CardPanel card={card} details={<CardDetails card={card} open />} />
      </>
    );
  const guide = file.startsWith("data/guides/") && guides.find(({ fileName }) => fileName === name);
  if (guide) return <GuidePreview guide={guide} />;
  const page = file.startsWith("data/pages/") && pages.find((other) => other.name === name);
  if (page) return <LegalPreview page={page} />;
  if (file === pageFile("home")) return <HomePreview {...content} />;
  if (file === pageFile("contact")) return <Faq questions={texts.contact.faq} />;
  return file === "data/site.json" ? <SettingsPreview site={site} /> : null;
}

/** An entry as the site draws it, by the site's own components. */
export function PreviewPage({ file, content, faults, otherFault, missing }: Checked & { file: string }) {
  return (
    <AdsContext.Provider value={content?.site.ads ?? null}>
      <div className={styles.page}>
        {missing !== null && <Notice>{missing}</Notice>}
        <Faults faults={faults} otherFault={otherFault} />
        {content && entryOf(file, content)}
      </div>
    </AdsContext.Provider>
  );
}
