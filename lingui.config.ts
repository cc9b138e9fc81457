import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** Finished documents never hydrate, so their prose has catalogues of its own that no browser loads. */
const DOCUMENTS = ["app/routes/documents", "app/components/documents"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "fr", "es"],
  catalogs: [
    { path: "<rootDir>/locales/{locale}/messages", include: ["app", "workers"], exclude: DOCUMENTS.map((folder) => `${folder}/**`) },
    { path: "<rootDir>/locales/{locale}/documents", include: DOCUMENTS },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
});
