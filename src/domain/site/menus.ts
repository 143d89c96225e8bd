import { ROUTES, type RouteName, guidePath } from "../../site/routes";

/** The header's links, in the specification's order (section 2). */
export const HEADER_LINKS: readonly RouteName[] = ["offers", "compare", "guides", "calculator", "about"];

/** The footer's links, in groups (section 2). The four offer filters are the values of `?filter=`. */
export const FOOTER_LINKS = [
  {
    title: "Credit Cards",
    links: [
      { to: "/offers?filter=low-apr", label: "Low APR Cards" },
      { to: "/offers?filter=intro-apr", label: "0% Intro APR Cards" },
      { to: "/offers?filter=balance-transfer", label: "Balance Transfer Cards" },
      { to: "/offers?filter=secured", label: "Secured Cards" },
    ],
  },
  {
    title: "Resources",
    links: [
      { to: ROUTES.guides.path, label: ROUTES.guides.label },
      { to: ROUTES.compare.path, label: ROUTES.compare.label },
      { to: ROUTES.calculator.path, label: ROUTES.calculator.label },
      { to: ROUTES.debts.path, label: ROUTES.debts.label },
      { to: ROUTES.market.path, label: ROUTES.market.label },
      { to: guidePath("improve-credit-score"), label: "Improve Your Credit Score" },
      { to: ROUTES.help.path, label: ROUTES.help.label },
    ],
  },
  {
    title: "Company",
    links: [
      { to: ROUTES.about.path, label: "About Us" },
      { to: ROUTES.contact.path, label: "Contact Us" },
      { to: ROUTES.privacy.path, label: ROUTES.privacy.label },
      { to: ROUTES.terms.path, label: ROUTES.terms.label },
      { to: ROUTES.disclaimer.path, label: ROUTES.disclaimer.label },
    ],
  },
] as const;
