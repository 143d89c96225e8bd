/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Seo } from "../../../src/components/site/Seo";
import { cardData } from "../../../src/domain/structured-cards";
import { type StructuredData, breadcrumbData } from "../../../src/domain/structured-data";
import { SITE, cardOf } from "../../support/fixture";

/** The scripts in the head of a page that is written, as they stand in its HTML. */
function scriptsOf(structuredData?: () => StructuredData[]): string {
  renderToStaticMarkup(
    <Seo site={SITE} title="Offers" description="Words." path="/offers" {...(structuredData && { structuredData })} />,
  );
  return Helmet.renderStatic().script.toString();
}

const SCRIPT = /<script data-react-helmet="true" type="application\/ld\+json">(.*?)<\/script>/g;
const dataOf = (html: string): unknown[] =>
  [...html.matchAll(SCRIPT)].map(([, text]): unknown => JSON.parse(text ?? ""));

test("structured data stands in scripts of its type, each of which parses", () => {
  const data = [cardData(cardOf("citi-simplicity"), SITE), breadcrumbData([{ name: "Home", path: "/" }], SITE)];
  expect(dataOf(scriptsOf(() => data))).toEqual(data);
});

test("no text in structured data can end its script", () => {
  const name = '</script><script>alert("1")</script>';
  const html = scriptsOf(() => [breadcrumbData([{ name, path: "/" }], SITE)]);
  expect(html.match(/</g)).toHaveLength(2);
  expect(dataOf(html)).toMatchObject([{ itemListElement: [{ name }] }]);
});

test("a page without structured data has no such script", () => {
  expect(scriptsOf()).toBe("");
});
