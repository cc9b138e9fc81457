/** The list of cases, and what makes or changes one. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const CASES_TEXTS = ofArea(
  "cases",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=cases"),
        fr: () => import("#locales/fr/portal.po?area=cases"),
        es: () => import("#locales/es/portal.po?area=cases"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("cases");
