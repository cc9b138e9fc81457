/** Arbitrators and what they keep themselves. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const ROSTER_TEXTS = ofArea(
  "roster",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=roster"),
        fr: () => import("#locales/fr/portal.po?area=roster"),
        es: () => import("#locales/es/portal.po?area=roster"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("roster");
