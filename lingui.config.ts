import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** Finished documents never hydrate, so their prose has catalogues of its own that no browser loads. */
const DOCUMENTS = ["app/routes/documents", "app/components/documents"];

/** The detailed form and what speaks of its hundred fields: loaded with it alone. */
const DETAILED = ["app/i18n/detailed"];

/** The signed-in area: no visitor loads its texts. */
const PORTAL = ["app/routes/portal", "app/i18n/portal"];

/** Mails are written on the server alone: what they say is no part of a page. */
const MAIL = ["app/i18n/mail"];
const APART = [...DOCUMENTS, ...DETAILED, ...PORTAL, ...MAIL].map((folder) => `${folder}/**`);

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "fr", "es"],
  catalogs: [
    { path: "<rootDir>/app/i18n/locales/{locale}/messages", include: ["app", "workers"], exclude: APART },
    { path: "<rootDir>/app/i18n/locales/{locale}/documents", include: DOCUMENTS },
    { path: "<rootDir>/app/i18n/locales/{locale}/detailed", include: DETAILED },
    { path: "<rootDir>/app/i18n/locales/{locale}/portal", include: PORTAL },
    { path: "<rootDir>/app/i18n/locales/{locale}/mail", include: MAIL },
  ],
  // What people typed is no part of a message: see there.
  runtimeConfigModule: {
    i18n: ["@lingui/core", "i18n"],
    useLingui: ["@lingui/react", "useLingui"],
    Trans: ["#app/components/layout/trans.tsx", "Trans"],
  },
  format: formatter({ lineNumbers: false, origins: true }),
});
