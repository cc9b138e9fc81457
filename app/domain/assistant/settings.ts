/** What staff say of the assistant as a whole (specification, section 3 "AI configuration entry"). */
import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../locale.ts";

export const SETTING_KEYS = ["welcome_message", "booking_instructions", "ai_personality"] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];
/** `*`: for every language. Only the welcome is written in each. */
export type SettingLocale = Locale | "*";

/** Characters taken. The welcome is read on a phone; the others go to the model with every turn. */
export const SETTING_LIMITS: Readonly<Record<SettingKey, number>> = {
  welcome_message: 600,
  booking_instructions: 4000,
  ai_personality: 1000,
};

/** What staff have set; what is null has its default. */
export interface AssistantSettings {
  welcome: Readonly<Record<Locale, string | null>>;
  instructions: string | null;
  personality: string | null;
}

export const NO_SETTINGS: AssistantSettings = { welcome: { en: null, fr: null, es: null }, instructions: null, personality: null };

/**
 * `PUT /api/ai/config`. `locale` is of the welcome (English where it is not given, as the specification's clients send none);
 * an empty value brings the default back; `version` is the one that the change is based on, where the client knows it.
 */
export const settingSchema = z
  .object({
    key: z.enum(SETTING_KEYS, "invalid_input"),
    value: z.string("required").trim(),
    locale: z.enum(LOCALES, "invalid_input").optional(),
    version: z.number("invalid_input").int().min(0).optional(),
  })
  .refine(({ key, value }) => value.length <= SETTING_LIMITS[key], { path: ["value"], message: "too_long" })
  .transform(({ locale, ...rest }) => ({ ...rest, locale: settingLocale(rest.key, locale ?? DEFAULT_LOCALE) }));

/** The language that a setting is kept under. */
export function settingLocale(key: SettingKey, locale: Locale): SettingLocale {
  return key === "welcome_message" ? locale : "*";
}

/** Every entry there can be, in the order in which they are listed: English first, for clients that read the first of a key. */
export const SETTING_ENTRIES: readonly SettingEntry[] = SETTING_KEYS.flatMap((key): SettingEntry[] =>
  key === "welcome_message" ? LOCALES.map((locale) => ({ key, locale })) : [{ key, locale: "*" }],
);

export interface SettingEntry {
  key: SettingKey;
  locale: SettingLocale;
}

/** A setting as staff see it. `value` is null where the default is in force; `version` is 0 where nothing was ever set. */
export interface SettingRecord extends SettingEntry {
  value: string | null;
  version: number;
}
