/** The page of one case. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const CASE_TEXTS = ofArea(
  "case",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=case"),
        fr: () => import("#locales/fr/portal.po?area=case"),
        es: () => import("#locales/es/portal.po?area=case"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("case");
