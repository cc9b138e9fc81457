/** From the object that a model gave to what it claims: whatever has another shape is left out, and nothing throws. */
import { type DraftField, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { NAMED } from "#app/domain/booking/registry/registry.ts";
import type { Claim, Claims } from "#app/understanding/claims/claims.ts";
import { ACTS, type Locale, PERSON_PARTS, type PersonSaid, ROLES, type Role } from "#app/understanding/contract.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { claimOf } from "./claims-of-values.ts";
import { isObject } from "./json-answer.ts";

/** So many entries of a list are looked at. */
const MOST = 100;
const LONGEST = 6000;

/** Null where nothing of it is an answer to what was asked. */
export function claimsBy(objects: readonly Record<string, unknown>[], today: string, locale: Locale): Claims | null {
  const isAnswer = objects.some((one) => LISTS.some((name) => Object.hasOwn(one, name) && one[name] !== null) || fieldsIn(one).length > 0);
  if (!isAnswer) return null;
  const all = (name: string) => objects.flatMap((one) => entries(own(one, name))).slice(0, MOST);
  const values = objects.flatMap((one) => [...valuesIn(own(one, "values")), ...fieldsIn(one)]).slice(0, MOST);
  return {
    claims: [...values.flatMap((told) => claimOf(told, today, locale) ?? []), ...all("people").flatMap(personOf)],
    acts: all("acts").flatMap((entry) => {
      const act = ACTS.find((one) => one === textAt(entry, "act").toLowerCase());
      const quote = textAt(entry, "quote");
      return act && quote ? [{ act, quote }] : [];
    }),
    questions: all("questions").flatMap(words),
    remarks: all("remarks").flatMap(words),
  };
}

const LISTS = ["values", "people", "acts", "questions", "remarks"] as const;

const own = (value: Record<string, unknown>, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);
/** A list, or one entry where a list was meant. */
const entries = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST) : value === undefined || value === null || value === "" ? [] : [value];

/** Text, or a number or a yes as text; "" for everything else. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value.slice(0, LONGEST).trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? value.slice(0, MOST).map(textOf).filter(Boolean).join(", ") : "";
}
const textAt = (entry: unknown, name: string): string => (isObject(entry) ? textOf(own(entry, name)) : "");
const words = (entry: unknown): string[] => [textOf(entry) || textAt(entry, "quote") || textAt(entry, "text")].filter(Boolean);

interface Value {
  field: DraftField;
  value: string;
  quote: string;
  role: Role;
}

function entryOf(name: string, entry: unknown): Value[] {
  const field = fieldNamed(name);
  if (!field) return [];
  const value = isObject(entry) ? textAt(entry, "value") : textOf(entry);
  const role = ROLES.find((one) => one === textAt(entry, "role").toLowerCase()) ?? "states";
  // Without a quote the value has to stand in the message itself.
  const quote = textAt(entry, "quote") || textAt(entry, "evidence") || value;
  return value === "" ? [] : [{ field, value, quote, role }];
}

/** A list of values, or an object with a key for each field. */
function valuesIn(value: unknown): Value[] {
  if (isObject(value) && !Object.hasOwn(value, "field"))
    return Object.entries(value)
      .slice(0, MOST)
      .flatMap(([name, entry]) => entries(entry).flatMap((one) => entryOf(name, one)));
  return entries(value).flatMap((entry) => entryOf(textAt(entry, "field") || textAt(entry, "name"), entry));
}

/** Fields next to the lists, where a model has put them at the top. */
function fieldsIn(value: Record<string, unknown>): Value[] {
  return Object.entries(value)
    .slice(0, MOST)
    .filter(([name]) => !LISTS.some((list) => list === name))
    .flatMap(([name, entry]) => (fieldNamed(name) ? entries(entry).flatMap((one) => entryOf(name, one)) : []));
}

const NAMES: ReadonlyMap<string, DraftField> = new Map([...NAMED].map(([name, field]) => [key(name), field]));
function key(name: string): string {
  return fold(name).replace(/[^a-z]/g, "");
}
function fieldNamed(name: string): DraftField | null {
  if (name.length > 60) return null;
  return isDraftField(name) ? name : (NAMES.get(key(name)) ?? null);
}

function personOf(entry: unknown): Claim[] {
  const [name, firm, place, quote] = ["name", "firm", "place", "quote"].map((key) => textAt(entry, key)) as [
    string,
    string,
    string,
    string,
  ];
  const part = PERSON_PARTS.find((one) => one === textAt(entry, "part").toLowerCase()) ?? "other";
  const side = (["claimant", "respondent"] as const).find((one) => one === textAt(entry, "side").toLowerCase());
  const attends = (["remote", "in_person"] as const).find((one) => one === textAt(entry, "attends").toLowerCase());
  const value: PersonSaid = {
    part,
    ...(name ? { name } : {}),
    ...(firm ? { firm } : {}),
    ...(place ? { place } : {}),
    ...(side ? { side } : {}),
    ...(attends ? { attends } : {}),
  };
  return name || firm ? [{ slot: "person", value, quote: quote || name || firm, role: "states" }] : [];
}
