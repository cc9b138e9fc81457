/** Messages, templates, inquiries and what the assistant says. */
import { addPartWhenAlive } from "../page-parts.ts";
import { ofArea } from "./of-area.ts";

export const LETTERS_TEXTS = ofArea(
  "letters",
  import.meta.env.SSR
    ? null
    : {
        en: () => import("#locales/en/portal.po?area=letters"),
        fr: () => import("#locales/fr/portal.po?area=letters"),
        es: () => import("#locales/es/portal.po?area=letters"),
      },
);

if (!import.meta.env.SSR) await addPartWhenAlive("letters");
