import { HEADER_LINKS } from "../../domain/site/menus";
import { type RouteName, ROUTES, SAMPLE_SITE, cardPath, guidePath } from "../../site/routes";
import { ButtonLink } from "./ButtonLink";
import { Icon } from "../ui/Icon";
import * as styles from "./Header.module.css";
import { SiteLink } from "../ui/SiteLink";

const MENU = "site-menu";

/** Returns true for a link of the navigation to this page or, as for a guide or a card, to the list that holds it. */
function current(name: RouteName, path: string): "page" | "true" | undefined {
  if (path === ROUTES[name].path) return "page";
  const within = path.startsWith(cardPath("")) ? "offers" : path.startsWith(guidePath("")) ? "guides" : null;
  return within === name ? "true" : undefined;
}

/** The shared header. On small screens its links are a native popover that the toggle opens, with or without scripts. */
export function Header({ brand, path, sample }: { brand: string; path: string; sample: boolean }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <SiteLink to={ROUTES.home.path} className={styles.brand} aria-current={current("home", path)}>
          <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="7" />
            <path d="M8 23h16M8 17h11M8 11h6" />
          </svg>
          <span>{brand}</span>
        </SiteLink>
        {sample && (
          <SiteLink to={`${ROUTES.about.path}#${SAMPLE_SITE}`} className={styles.sample}>
            Sample<span className="visually-hidden"> site: what that means</span>
          </SiteLink>
        )}
        {/* React 18's types do not know the popover attributes yet. */}
        <button type="button" className={styles.toggle} {...{ popovertarget: MENU }}>
          <Icon name="menu" />
          Menu
        </button>
        <nav id={MENU} className={styles.menu} aria-label="Main" {...{ popover: "auto" }}>
          <ul role="list" className={styles.links}>
            {HEADER_LINKS.map((name) => (
              <li key={name}>
                <SiteLink to={ROUTES[name].path} className={styles.link} aria-current={current(name, path)}>
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
