import type { ReactNode } from "react";
import type { Site } from "../../domain/site/site";
import { AdsContext } from "../ads/AdSlot";
import { ConsentBar } from "../ads/ConsentBar";
import { Footer } from "./Footer";
import { Header } from "./Header";
import * as styles from "./Layout.module.css";

/** The settings of the site that every page needs. */
export type LayoutSite = Pick<
  Site,
  | "brand"
  | "url"
  | "email"
  | "title"
  | "description"
  | "tagline"
  | "copyrightYear"
  | "disclaimer"
  | "sampleData"
  | "ads"
  | "consent"
>;

type Props = {
  site: LayoutSite;
  /** The page's own path, as in `routes.ts`. */
  path: string;
  children: ReactNode;
};

/** The frame of every page: skip link, header, main, footer. */
export function Layout({ site, path, children }: Props) {
  return (
    <AdsContext.Provider value={site.ads}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {/* Asked early, as it is over the page: a keyboard need not go through all of that first. */}
      {site.ads.provider === "script" && <ConsentBar consent={site.consent} />}
      <Header brand={site.brand} path={path} sample={site.sampleData} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
    </AdsContext.Provider>
  );
}
