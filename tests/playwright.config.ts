import { defineConfig } from "@playwright/test";

/** `npm run test:e2e:everything`: each journey on both screens. */
const everything = process.env.E2E_EVERYTHING === "on";

/**
 * Of Chromium's features. Its address bar is a page of its own, made for each test in a window that nobody sees: a quarter of what
 * a test cost. The others are Playwright's own list, whose place this one takes.
 */
const NOT_NEEDED = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Journeys in a browser, on the built Worker; `npm run test:e2e` starts it and names it in `E2E_BASE_URL`. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine may be four times slower than the one on which a test is written; nothing that holds waits longer for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "line",
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: "en-CA",
    timezoneId: "America/Toronto",
    // A film and moving parts cost as much as the rest of a page; the film has tests of its own.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every test costs a fifth of the run: it is asked for by who looks into a failure.
    trace: process.env.E2E_TRACE === "on" ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
        `--disable-features=${NOT_NEEDED.join(",")}`,
      ],
    },
  },
  // A journey whose screen makes no difference to what is done is walked on one of them, half on each: `@large` and `@small`.
  projects: [
    { name: "desktop", grepInvert: everything ? /@phone/ : /@phone|@small/, use: { viewport: { width: 1280, height: 800 } } },
    // The panel does not take the focus on a touch screen, whose keyboard would cover the answer; what needs no screen is done once.
    {
      name: "phone",
      grepInvert: everything ? /@keyboard|@once/ : /@keyboard|@once|@large/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
