import type { ItemList, WithContext } from "schema-dts";
import { guidePath } from "../site/routes";
import type { GuideTeaser } from "./guide";
import { CONTEXT, type SiteIdentity } from "./structured-data";

/** Structured data of the guide index. */
export function guideListData(guides: readonly GuideTeaser[], site: SiteIdentity, name: string): WithContext<ItemList> {
  return {
    "@context": CONTEXT,
    "@type": "ItemList",
    name,
    numberOfItems: guides.length,
    itemListElement: guides.map((guide, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: guide.title,
      url: site.url + guidePath(guide.name),
    })),
  };
}
