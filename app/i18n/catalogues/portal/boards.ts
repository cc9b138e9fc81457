/** Dashboards and reports. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const BOARDS_TEXTS = ofArea(
  "boards",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=boards"),
        fr: () => import("#locales/fr/portal.po?area=boards"),
        es: () => import("#locales/es/portal.po?area=boards"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("boards");
