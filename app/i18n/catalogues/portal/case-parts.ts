/** What has a page of its own in a case. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const CASE_PARTS_TEXTS = ofArea(
  "case-parts",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=case-parts"),
        fr: () => import("#locales/fr/portal.po?area=case-parts"),
        es: () => import("#locales/es/portal.po?area=case-parts"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("case-parts");
