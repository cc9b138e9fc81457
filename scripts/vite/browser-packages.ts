/**
 * Packages of the browser's programs that Vite would find only when a page first asks for them: a development server that finds one bundles
 * them all again and answers 504 for those that the page has already (`tests/platform/browser-packages.test.ts` holds the list against the code).
 */
export const BROWSER_PACKAGES = [
  "@ai-sdk/react",
  "@base-ui/react/dialog",
  "@lingui/core",
  "@lingui/react",
  "@simplewebauthn/browser",
  "ai",
  "sonner",
  "temporal-polyfill",
  "zod",
];
