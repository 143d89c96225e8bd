import { HEADER_LINKS } from "../../domain/site/menus";
import { ROUTES } from "../../site/routes";
import { ButtonLink } from "./ButtonLink";
import * as styles from "./Header.module.css";
import { SiteLink } from "../ui/SiteLink";

const MENU = "site-menu";

type Props = { brand: string; path: string };

/** The shared header. On small screens its links are a native popover that the toggle opens, with or without scripts. */
export function Header({ brand, path }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <SiteLink
          to={ROUTES.home.path}
          className={styles.brand}
          aria-current={path === ROUTES.home.path ? "page" : undefined}
        >
          <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="7" />
            <path d="M8 23h16M8 17h11M8 11h6" />
          </svg>
          <span>{brand}</span>
        </SiteLink>
        {/* React 18's types do not know the popover attributes yet. */}
        <button type="button" className={styles.toggle} {...{ popovertarget: MENU }}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" />
          </svg>
          Menu
        </button>
        <nav id={MENU} className={styles.menu} aria-label="Main" {...{ popover: "auto" }}>
          <ul role="list" className={styles.links}>
            {HEADER_LINKS.map((name) => (
              <li key={name}>
                <SiteLink
                  to={ROUTES[name].path}
                  className={styles.link}
                  aria-current={path === ROUTES[name].path ? "page" : undefined}
                >
                  {ROUTES[name].label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <ButtonLink to={ROUTES.offers.path} aria-current={path === ROUTES.offers.path ? "page" : undefined}>
            Find Your Card
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
