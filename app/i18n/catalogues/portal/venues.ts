/** Venues, their rates and the rules of booking. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const VENUES_TEXTS = ofArea(
  "venues",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=venues"),
        fr: () => import("#locales/fr/portal.po?area=venues"),
        es: () => import("#locales/es/portal.po?area=venues"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("venues");
