/** The sentences of each language. */

import type { Locale } from "#app/domain/locale.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { Words } from "./words.ts";

export const WORDS: Readonly<Record<Locale, Words>> = { en, fr, es };
