/** Faults of a whole page that a person could make in code which pages share; `draw.ts` takes some of them by its seed. */

export type Fault = { what: string; file: string; from: string; to: string };

export const POOL: readonly Fault[] = [
  {
    what: "muted text too pale for its paper",
    file: "src/styles/tokens.css",
    from: "--ink-soft: #434e48;",
    to: "--ink-soft: #8f9a94;",
  },
  {
    what: "muted text too dark on dark paper",
    file: "src/styles/tokens.css",
    from: "--ink-soft: #b7c2bb;",
    to: "--ink-soft: #5c6660;",
  },
  {
    what: "no outline around what has the focus",
    file: "src/styles/global.css",
    from: "  outline: 3px solid var(--color-accent);\n  outline-offset: 2px;\n}\n\n[tabindex",
    to: "  outline: none;\n}\n\n[tabindex",
  },
  {
    what: "controls too low to touch",
    file: "src/styles/tokens.css",
    from: "--control: 2.75rem;",
    to: "--control: 1.25rem;",
  },
  {
    what: "a card's panel wider than a phone",
    file: "src/components/cards/CardPanel.module.css",
    from: ".panel {",
    to: ".panel {\n  min-width: 30rem;",
  },
  {
    what: "a text field without its label",
    file: "src/components/ui/TextField.tsx",
    from: "<label htmlFor={inputId}>",
    to: "<label>",
  },
  {
    what: "a field's error not tied to it",
    file: "src/components/ui/TextField.tsx",
    from: "aria-describedby={described || undefined}",
    to: "",
  },
  {
    what: "the host drops nosniff",
    file: "src/build/finish/hosting/rules.ts",
    from: '  "X-Content-Type-Options": "nosniff",\n',
    to: "",
  },
  {
    what: "scripts are asked for again at every visit",
    file: "src/build/finish/hosting/rules.ts",
    from: '{ glob: "/*.js", headers: KEPT },',
    to: '{ glob: "/*.js", headers: ASKED_FOR_AGAIN },',
  },
  {
    what: "the annual fee shows the foreign transaction fee",
    file: "src/domain/compare.ts",
    from: "cell: (card) => ({ text: card.annualFee }),",
    to: "cell: (card) => ({ text: card.foreignTransactionFee }),",
  },
  {
    what: "a panel shows another card's price: the fee where the rate belongs",
    file: "src/components/cards/CardPanel.tsx",
    from: "{regularAprText(card)}",
    to: "{card.annualFee}",
  },
  {
    what: "a sitemap that tells the first publication instead of the last change",
    file: "src/build/finish/site-files.ts",
    from: "[guidePath(guide.name), lastChange(guide)]",
    to: "[guidePath(guide.name), guide.publishDate]",
  },
  {
    what: "a sitemap without the last page",
    file: "src/build/finish/site-files.ts",
    from: "const entries = paths.map(",
    to: "const entries = paths.slice(0, -1).map(",
  },
  {
    what: "a canonical address with a slash at its end",
    file: "src/components/site/Seo.tsx",
    from: "const address = site.url + path;",
    to: 'const address = site.url + path + "/";',
  },
  {
    what: "an ad's box without a fixed height",
    file: "src/components/ads/AdSlot.module.css",
    from: "  height: var(--ad-height);\n",
    to: "  min-height: 120px;\n",
  },
  {
    what: "the menu stays open after a choice",
    file: "src/vanilla/menu.ts",
    from: 'if (menu?.matches(":popover-open")) menu.hidePopover();',
    to: "",
  },
  {
    what: "the skip link leads nowhere",
    file: "src/components/site/Layout.tsx",
    from: 'href="#main"',
    to: 'href="#content"',
  },
  {
    what: "a paid link that does not say so",
    file: "src/components/cards/ApplyLink.tsx",
    from: "sponsored nofollow noopener noreferrer",
    to: "noopener noreferrer",
  },
  {
    what: "an apply link in the same tab",
    file: "src/components/cards/ApplyLink.tsx",
    from: ' target="_blank"',
    to: "",
  },
  {
    what: "a line that changes without being announced",
    file: "src/components/ui/LiveText.tsx",
    from: 'role="status" ',
    to: "",
  },
  {
    what: "the honeypot in sight",
    file: "src/components/contact/ContactFieldset.tsx",
    from: '<div hidden aria-hidden="true">',
    to: "<div>",
  },
  {
    what: "a breadcrumb that does not say which page is open",
    file: "src/components/site/Breadcrumbs.tsx",
    from: 'aria-current="page"',
    to: "",
  },
  {
    what: "ads on paper",
    file: "src/components/ads/AdSlot.module.css",
    from: "@media print {\n  .slot {\n    display: none;",
    to: "@media print {\n  .slot {\n    display: block;",
  },
  {
    what: "the search action leads to a page without search",
    file: "src/domain/structured-site.ts",
    from: "${ROUTES.compare.path}?search=",
    to: "${ROUTES.compare.path}?find=",
  },
  {
    what: "what waits for a query stays hidden",
    file: "src/styles/global.css",
    from: '[data-query="waiting"] .follows-query,',
    to: ".follows-query,",
  },
  {
    what: "a checkbox of the comparison without its card's name",
    file: "src/components/compare/CardOption.tsx",
    from: "aria-labelledby={nameId}",
    to: "",
  },
  {
    what: "a heading of a column that is none",
    file: "src/components/compare/ComparisonTable.tsx",
    from: '<th key={card.id} scope="col">',
    to: "<td key={card.id}>",
  },
  {
    what: "a title missing from every head",
    file: "src/components/site/Seo.tsx",
    from: "<Helmet defer={false} title={title}>",
    to: "<Helmet defer={false}>",
  },
];
