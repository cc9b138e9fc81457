import { defineConfig } from "@playwright/test";

/** Journeys in a browser, on the built Worker; `npm run test:e2e` starts it and names it in `E2E_BASE_URL`. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A journey that fails is walked once more: two browsers and a Worker on two cores. Playwright names those as flaky, and
  // each is a defect to be found.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: "en-CA",
    timezoneId: "America/Toronto",
    // Recording every test costs a fifth of the run: it is asked for by who looks into a failure.
    trace: process.env.E2E_TRACE === "on" ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    // The panel does not take the focus on a touch screen, whose keyboard would cover the answer; what needs no screen is done once.
    { name: "phone", grepInvert: /@keyboard|@once/, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
});
