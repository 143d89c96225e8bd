import { withPrefix, ACCESSIBILITY_STATEMENT, OPEN_DATA, ROUTES } from "../../site/routes";
import { Fragment } from "react";
import { FOOTER_LINKS } from "../../domain/site/menus";
import type { Site } from "../../domain/site/site";
import { AdChoice } from "../ads/ConsentBar";
import * as styles from "./Footer.module.css";
import { SiteLink } from "../ui/SiteLink";

type Props = { site: Pick<Site, "brand" | "tagline" | "email" | "disclaimer" | "ads" | "consent" | "copyrightYear"> };

/** The shared footer: what the site is and is not, its links and the year (specification, sections 1 and 2). */
export function Footer({ site }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={`${styles.about ?? ""} not-printed`}>
          <p className={styles.brand}>
            <SiteLink to={ROUTES.home.path}>{site.brand}</SiteLink>
          </p>
          <p>{site.tagline}</p>
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </div>
        <nav className={styles.groups} aria-label="Footer">
          {FOOTER_LINKS.map(({ title, links }) => (
            <div key={title}>
              <b>{title}</b>
              <ul role="list">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <SiteLink to={to} className={styles.link}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.small}>
          <p>{site.disclaimer}</p>
          <p className="not-printed">
            <span>Open data: </span>
            {Object.values(OPEN_DATA).map(({ path, label }, index) => (
              <Fragment key={path}>
                {index > 0 && <span>, </span>}
                <a href={withPrefix(path)}>{label}</a>
              </Fragment>
            ))}
          </p>
          {site.ads.provider === "script" && <AdChoice consent={site.consent} />}
          <p className="link-line wrapping-row">
            <span>{`© ${site.copyrightYear} ${site.brand}. All rights reserved.`}</span>
            <SiteLink to={`${ROUTES.about.path}#${ACCESSIBILITY_STATEMENT}`}>Accessibility</SiteLink>
          </p>
        </div>
      </div>
    </footer>
  );
}
