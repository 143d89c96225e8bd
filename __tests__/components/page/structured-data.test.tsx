/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Seo } from "../../../src/components/page/Page";
import { breadcrumbData } from "../../../src/domain/site/structured-data";
import { scriptJson } from "../../../src/site/script-json";
import { SITE } from "../../support/fixture";

test("writes each piece of structured data into a script of its type", () => {
  const name = '</script><script>alert("1")</script>';
  const data = ["Home", name].map((one) => breadcrumbData([{ name: one, path: "/" }], SITE));
  renderToStaticMarkup(<Seo site={SITE} title="Offers" description="Words." path="/offers" data={data} />);
  const html = Helmet.renderStatic().script.toString();
  const scripts = [...html.matchAll(/<script data-react-helmet="true" type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(scripts.map(([, text]) => text)).toEqual(data.map(scriptJson));
});
