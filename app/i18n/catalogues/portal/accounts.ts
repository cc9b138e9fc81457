/** Accounts and one’s own settings. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const ACCOUNTS_TEXTS = ofArea(
  "accounts",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=accounts"),
        fr: () => import("#locales/fr/portal.po?area=accounts"),
        es: () => import("#locales/es/portal.po?area=accounts"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("accounts");
