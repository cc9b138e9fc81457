import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "fr", "es"],
  catalogs: [{ path: "<rootDir>/locales/{locale}/messages", include: ["app", "workers"] }],
  format: formatter({ lineNumbers: false, origins: true }),
});
