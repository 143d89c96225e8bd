import type { WebApplication, WithContext } from "schema-dts";
import { ROUTES } from "../site/routes";
import { CONTEXT, type SiteIdentity } from "./structured-data";

/** Structured data of the calculator, as an application that costs nothing. `description` must stand on the page, too. */
export function calculatorData(site: SiteIdentity, name: string, description: string): WithContext<WebApplication> {
  return {
    "@context": CONTEXT,
    "@type": "WebApplication",
    name,
    description,
    url: site.url + ROUTES.calculator.path,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
  };
}
