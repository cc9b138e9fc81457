/** What is kept, erased and handed on. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const KEEPING_TEXTS = ofArea(
  "keeping",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=keeping"),
        fr: () => import("#locales/fr/portal.po?area=keeping"),
        es: () => import("#locales/es/portal.po?area=keeping"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("keeping");
