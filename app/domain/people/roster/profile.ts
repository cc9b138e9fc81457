/** A profile of the roster as its arbitrator and the office write it: a working copy, and the copy that is published. */
import { z } from "zod";
import { withoutHidden } from "#app/domain/hidden-characters.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { isNameLike } from "#app/domain/names.ts";
import { normalized } from "#app/domain/normalized.ts";
import type { PeopleCode } from "#app/domain/people/people-codes.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import { OFFICES, type VenueId } from "#app/domain/venue/venues.ts";
import {
  type ProfileText,
  type ProfileTexts,
  ROSTER_FIELDS,
  ROSTER_LANGUAGES,
  ROSTER_ROLES,
  type RosterField,
  type RosterLanguage,
  type RosterRole,
} from "./roster-vocabulary.ts";

/** What somebody has written so far: of a profile that was only begun no more than the name. */
export interface ProfileContent {
  name: string;
  role: RosterRole | null;
  fields: readonly RosterField[];
  languages: readonly RosterLanguage[];
  seats: readonly VenueId[];
  since: number | null;
  texts: ProfileTexts;
}

/** Characters. */
export const PROFILE_LIMITS = { name: 100, title: 200, biography: 3000, appointments: 2000, declines: 1000 } as const;

/** Bytes of a profile's form at most: each character of its texts takes up to nine in `application/x-www-form-urlencoded`, as "%E6%9D%8E". */
export const PROFILE_FORM_BYTES =
  9 * LOCALES.length * (PROFILE_LIMITS.title + PROFILE_LIMITS.biography + PROFILE_LIMITS.appointments + PROFILE_LIMITS.declines) +
  32 * 1024;

export const TEXT_PARTS = ["title", "biography", "appointments", "declines"] as const satisfies readonly (keyof ProfileText)[];
export type TextPart = (typeof TEXT_PARTS)[number];

/** The name of a form's field: `biography-fr`. */
export const textField = (part: TextPart, locale: Locale) => `${part}-${locale}` as const;

/** The first year that somebody who sits today may have begun in. */
const FIRST_YEAR = 1940;

const code = (one: PeopleCode): PeopleCode => one;

const cleaned = (value: string) => withoutHidden(normalized(value, "NFC")).trim();

const line = (most: number) =>
  z
    .string()
    .overwrite((value) => cleaned(value).replace(/\s+/g, " "))
    .max(most, code("too_long"));
const lines = (most: number) => z.string().overwrite(cleaned).max(most, code("too_long"));

type TextField = ReturnType<typeof textField>;

/** Each part in each language, empty unless it is given. */
const TEXTS = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    TEXT_PARTS.map((part) => [textField(part, locale), (part === "title" ? line : lines)(PROFILE_LIMITS[part]).default("")] as const),
  ),
) as Record<TextField, z.ZodDefault<z.ZodString>>;

const profileName = line(PROFILE_LIMITS.name)
  .min(1, code("profile_name_required"))
  .refine((value) => isNameLike(value, "person"), code("profile_name_only"));

export const profileNameSchema = z.strictObject({ name: profileName });

const someOf = <T extends string>(values: readonly T[], required: PeopleCode) =>
  z
    .array(z.enum(values as readonly [T, ...T[]], required))
    .overwrite((chosen) => [...new Set(chosen)])
    .min(1, required);

const OFFICE_IDS = OFFICES.map(({ id }) => id);

/** What is posted of a profile in the year `year`: whole, so that what is saved can be published. */
export const profileSchema = (year: number) =>
  z
    .strictObject({
      name: profileName,
      role: z.enum(ROSTER_ROLES, code("profile_role_required")),
      fields: someOf(ROSTER_FIELDS, "profile_fields_required"),
      languages: someOf(ROSTER_LANGUAGES, "profile_languages_required"),
      seats: someOf(OFFICE_IDS, "profile_seats_required"),
      since: z
        .string(code("profile_since_invalid"))
        .trim()
        .regex(/^\d{4}$/, code("profile_since_invalid"))
        .transform(Number)
        .refine((typed) => typed >= FIRST_YEAR && typed <= year, code("profile_since_invalid")),
      ...TEXTS,
    })
    .superRefine((typed, { addIssue }) => {
      const written = LOCALES.filter((locale) => isWritten(textOf(typed, locale)));
      // In one language it has to be there; a language that was begun is to be finished.
      for (const locale of written.length === 0 ? LOCALES.slice(0, 1) : written) {
        for (const part of ["title", "biography"] as const) {
          const field = textField(part, locale);
          if (typed[field] === "") addIssue({ code: "custom", path: [field], message: code(`profile_${part}_required`) });
        }
      }
    })
    .transform(({ name, role, fields, languages, seats, since, ...typed }): ProfileContent => {
      const texts = LOCALES.map((locale) => [locale, textOf(typed, locale)] as const).filter(([, text]) => isWritten(text));
      return { name, role, fields, languages, seats, since, texts: Object.fromEntries(texts) };
    });

const textOf = (typed: Record<TextField, string>, locale: Locale): ProfileText => ({
  title: typed[textField("title", locale)],
  biography: typed[textField("biography", locale)],
  appointments: typed[textField("appointments", locale)],
  declines: typed[textField("declines", locale)],
});

const isWritten = (text: ProfileText): boolean => TEXT_PARTS.some((part) => text[part] !== "");

/** Whether everything is there that the public pages show. */
export const isComplete = (content: ProfileContent): boolean =>
  content.role !== null &&
  content.since !== null &&
  content.fields.length > 0 &&
  content.languages.length > 0 &&
  content.seats.length > 0 &&
  Object.keys(content.texts).length > 0;

export const newContent = (name: string): ProfileContent => ({
  name,
  role: null,
  fields: [],
  languages: [],
  seats: [],
  since: null,
  texts: {},
});

/** The last part of an address for a name, none of `taken`: "Étienne Valcombe" gives `etienne-valcombe`. Null for a name without a Latin letter. */
export function slugFor(name: string, taken: readonly string[]): string | null {
  const base = normalized(name, "NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  if (!/[a-z]/.test(base)) return null;
  for (let at = 1; ; at += 1) {
    const slug = at === 1 ? base : `${base}-${at}`;
    if (!taken.includes(slug)) return slug;
  }
}

/** Surname first, for the order of the register: what follows the first word of the name. */
export function profileSortName(name: string): string {
  const at = name.indexOf(" ");
  return at < 0 ? sortNameOf("", name) : sortNameOf(name.slice(0, at), name.slice(at + 1));
}

/** What is written of a profile and not published yet. */
export const PROFILE_STATES = ["draft", "published", "changed", "withdrawn"] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];

/** Published means that everybody reads it; of a changed one everybody reads the copy of before. */
export function profileState(profile: {
  content: ProfileContent;
  published: ProfileContent | null;
  publishedAt: number | null;
}): ProfileState {
  if (profile.published === null) return profile.publishedAt === null ? "draft" : "withdrawn";
  return JSON.stringify(profile.published) === JSON.stringify(profile.content) ? "published" : "changed";
}
