/** Keeps Chromium from loading what its address bar shows, two pages for each window: a third of the time that a browser test takes. */
const ADDRESS_BAR = "WebUIOmniboxPopup,WebUIOmniboxAimPopup";

/** Chromium takes one list only, so this one says again what Playwright switches off on every system. */
const SWITCHED_OFF_BY_PLAYWRIGHT =
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable," +
  "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect," +
  "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch";

export const CHROMIUM_SWITCHES: readonly string[] = [
  // Chromium's sandbox does not start for root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  // A browser that calls home would show up in the tests that allow no other host.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  `--disable-features=${SWITCHED_OFF_BY_PLAYWRIGHT},${ADDRESS_BAR}`,
];
