/** A profile as its form holds it: from what was saved, or from what was posted and refused. */
import { LOCALES } from "#app/domain/locale.ts";
import { PROFILE_LIMITS, type ProfileContent, TEXT_PARTS, textField } from "#app/domain/people/roster/profile.ts";

export interface TypedProfile {
  name: string;
  role: string;
  since: string;
  fields: string[];
  languages: string[];
  seats: string[];
  /** By the name of the field: `biography-fr`. */
  texts: Record<string, string>;
}

const TEXT_FIELDS = LOCALES.flatMap((locale) => TEXT_PARTS.map((part) => [textField(part, locale), locale, part] as const));

/** More than any field takes: what is too long is named, and not cut to fit. */
const LONGEST = PROFILE_LIMITS.biography * 2;

export function typedIn(form: URLSearchParams): TypedProfile {
  const text = (name: string) => (form.get(name) ?? "").slice(0, LONGEST);
  const several = (name: string) => form.getAll(name).slice(0, 50);
  return {
    ...{ name: text("name"), role: text("role"), since: text("since") },
    ...{ fields: several("fields"), languages: several("languages"), seats: several("seats") },
    texts: Object.fromEntries(TEXT_FIELDS.map(([field]) => [field, text(field)])),
  };
}

export const typedOf = ({ texts, ...content }: ProfileContent): TypedProfile => ({
  ...{ name: content.name, role: content.role ?? "", since: content.since === null ? "" : String(content.since) },
  ...{ fields: [...content.fields], languages: [...content.languages], seats: [...content.seats] },
  texts: Object.fromEntries(TEXT_FIELDS.map(([field, locale, part]) => [field, texts[locale]?.[part] ?? ""])),
});

/** What the schema takes. */
export const sentOf = ({ texts, ...typed }: TypedProfile) => ({ ...typed, ...texts });
