/**
 * Imported by what a form fetches when it is needed, and by the pages that one goes on to: the module is there once its texts are
 * (`page-parts.ts`). A test holds that none forgets it (`scripts/vite/texts/later-texts.test.ts`).
 */
import { addPartWhenAlive } from "./page-parts.ts";

if (!import.meta.env.SSR) await addPartWhenAlive("later");
