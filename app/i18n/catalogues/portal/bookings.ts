/** Bookings, their queue and the planner. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const BOOKINGS_TEXTS = ofArea(
  "bookings",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=bookings"),
        fr: () => import("#locales/fr/portal.po?area=bookings"),
        es: () => import("#locales/es/portal.po?area=bookings"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("bookings");
