/** From the object that a model gave to what it claims: whatever has another shape is left out, and nothing throws. */

import { type DraftField, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { presenceHours } from "#app/domain/booking/registry/presence-hours.ts";
import { NAMED } from "#app/domain/booking/registry/registry.ts";
import type { Claims } from "#app/understanding/claims/claims.ts";
import { ACTS, type HeldThing, OF_PRICES, OWN_REQUEST, type QuestionSaid, ROLES } from "#app/understanding/contract.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { ofDays, someDaysEdit, someDaysMeant, withoutOnDays } from "./claims-of-days.ts";
import type { AnswerContext, Value } from "./claims-of-edits.ts";
import {
  correctionOf,
  dayHoursOf,
  daysIn,
  editOf,
  isOnDays,
  isReplacing,
  isTheirEntry,
  joinedHours,
  personEdit,
} from "./claims-of-edits.ts";
import { personOf } from "./claims-of-people.ts";
import { claimOf } from "./claims-of-values.ts";
import { entries, own, textAt, textOf } from "./entries.ts";
import { isObject } from "./json-answer.ts";
import { isOfSeveral, namesSeveral, peopleApart } from "./people-apart.ts";
import { priceAsk } from "./price-ask.ts";
import { ASIDE, HOLD, REACH_FIELD, REACH_WHEN, RESERVE } from "./schema.ts";

/** So many entries of a list are looked at. */
const MOST = 100;

/** Null where nothing of it is an answer to what was asked. */
export function claimsBy(objects: readonly Record<string, unknown>[], around: AnswerContext): Claims | null {
  const { today, locale, held, answers = [] } = around;
  const isAnswer = objects.some((one) => LISTS.some((name) => Object.hasOwn(one, name) && one[name] !== null) || fieldsIn(one).length > 0);
  if (!isAnswer) return null;
  const all = (name: string) => objects.flatMap((one) => entries(own(one, name))).slice(0, MOST);
  const fresh = all("edits").filter(
    (entry) => isDraftField(textAt(entry, "handle")) && !held.some(({ handle }) => handle === textAt(entry, "handle")),
  );
  const stated = fresh.flatMap((entry) => (isOwnPart(entry) || !isReplacing(entry) ? [] : entryOf(textAt(entry, "handle"), entry)));
  const told = [...objects.flatMap((one) => [...valuesIn(own(one, "values")), ...fieldsIn(one)]), ...stated].slice(0, MOST);
  const { whole, quotes, onDays } = ofDays(told, held);
  const ofOwners = all("edits").filter((entry) => ownersSaid(entry).length > 1);
  const rooms = [...all("rooms"), ...ofOwners.flatMap(ownersSaid)].flatMap(roomOf);
  const roomless = rooms.flatMap(withoutOnDays);
  const values = whole.filter((one) => !namesSeveral(one));
  const everybody = peopleApart(all("people"), all("edits"), whole, held);
  const people = everybody.filter((entry) => !held.some((thing) => thing.handle === textAt(entry, "handle") && isTheirEntry(thing, entry)));
  const hours = values.flatMap((told) => dayHoursOf(told) ?? []);
  const ofDayEdits = all("edits").filter((entry) => someDaysMeant(entry, held) && isReplacing(entry));
  const elsewhere = [...ofDayEdits, ...ofOwners];
  const edits = all("edits").filter((entry) => !isOwnPart(entry) && !isOfSeveral(entry, held) && !elsewhere.includes(entry));
  return {
    claims: [
      ...values.flatMap((told) => (isOnDays(told) || told.field === OWN_PART ? [] : (claimOf(told, today, locale) ?? []))),
      ...people.flatMap((entry) => personOf(entry)),
    ],
    acts: all("acts").flatMap((entry) => {
      const act = ACTS.find((one) => one === textAt(entry, "act").toLowerCase());
      const quote = textAt(entry, "quote");
      return act && quote ? [{ act, quote }] : [];
    }),
    questions: all("questions").flatMap(words),
    answers: all("questions").flatMap((entry) => {
      const [quote, about] = [textAt(entry, "quote"), textAt(entry, "answer")];
      if (quote === "" || !answers.includes(about)) return [];
      const own = about === OWN_REQUEST ? { own: ownAsk(entry, held) } : {};
      return [{ quote, about, ...own, ...(about === OF_PRICES ? { price: priceAsk(entry, held) } : {}) }];
    }),
    remarks: all("remarks").flatMap(words),
    edits: [
      ...edits.flatMap((entry) => editOf(entry, around)),
      ...everybody.flatMap((entry) => personEdit(entry, around)),
      ...values.flatMap((told) => correctionOf(told, around)),
    ],
    dayHours: joinedHours(hours),
    ofDays: [...quotes, ...[...roomless, ...ofDayEdits].map((entry) => textAt(entry, "quote")).filter(Boolean)],
    onDays: [...onDays, ...roomless, ...ofDayEdits.flatMap((entry) => someDaysEdit(entry, held))],
    rooms: rooms.filter((room) => withoutOnDays(room).length === 0),
    reach: [...objects.flatMap((one) => entries(own(one, "values")).flatMap(reachOf)), ...edits.flatMap(reachEdit)],
    ownPart: [
      ...values.flatMap(({ field, quote, role }) => (field === OWN_PART && role !== "mentions" ? [{ quote }] : [])),
      ...all("edits").flatMap((entry) =>
        isOwnPart(entry) ? [{ quote: textAt(entry, "value"), whole: textAt(entry, "quote"), replaces: true as const }] : [],
      ),
    ],
    asides: all("acts").flatMap((entry) => quoteOf(ASIDE, entry)),
    holds: all("acts").flatMap((entry) => quoteOf(HOLD, entry)),
  };
}

/** Kept in the visitor's words, which a reader of ours may have found too. */
const OWN_PART: DraftField = "contactRole";
/** What the visitor is takes the place of what was noted of it. */
const isOwnPart = (entry: unknown): boolean => textAt(entry, "handle") === OWN_PART && textAt(entry, "value") !== "";
const LISTS = ["values", "people", "rooms", "acts", "questions", "remarks", "edits"] as const;

/** The words of an entry that does this. */
const quoteOf = (act: string, entry: unknown): string[] =>
  textAt(entry, "act").toLowerCase() === act ? [textAt(entry, "quote")].filter(Boolean) : [];

/** Which things of the plan a question asks about: each by its handle, or by the name of its field. */
function ownAsk(entry: unknown, held: readonly HeldThing[]): NonNullable<QuestionSaid["own"]> {
  const named = textAt(entry, "of").split(",").slice(0, MOST_ROOMS);
  const fields = named.flatMap((name) => held.find(({ handle }) => handle === name.trim())?.field ?? fieldNamed(name.trim()) ?? []);
  const things = named.flatMap((name) => (held.some(({ handle }) => handle === name.trim()) ? [name.trim()] : []));
  return {
    fields: [...new Set(fields)],
    ...(things.length > 0 ? { things } : {}),
    ...(textAt(entry, "why").toLowerCase() === "true" ? { why: true } : {}),
  };
}

const MOST_ROOMS = 20;
/** Some rooms, or none; where no number is given one is meant. */
function roomOf(entry: unknown): Claims["rooms"][number][] {
  const [count, quote, whom] = [Number(textAt(entry, "count") || "1"), textAt(entry, "quote"), textAt(entry, "for")];
  if (!Number.isInteger(count) || count < 0 || count > MOST_ROOMS || quote === "") return [];
  const on = daysIn(textAt(entry, "on"));
  return [
    {
      count,
      quote,
      ...(whom ? { for: whom } : {}),
      ...(on.length > 0 ? { on } : {}),
      ...(textAt(entry, "more").toLowerCase() === "true" ? { more: true } : {}),
    },
  ];
}

/** "One room is for me and one for Garth", as one line of who is in each: a room for each of them, where its words say them all. */
function ownersSaid(entry: unknown): { count: string; for: string; quote: string }[] {
  if (textAt(entry, "handle") !== OWNERS || !isReplacing(entry)) return [];
  const quote = textAt(entry, "quote");
  const owners = textAt(entry, "value")
    .split(/\s*[;\n]\s*/)
    .filter(Boolean);
  return owners.every((one) => fold(quote).includes(fold(one))) ? owners.map((whom) => ({ count: "1", for: whom, quote })) : [];
}
const OWNERS: DraftField = "breakoutRoomCapacities";

const words = (entry: unknown): string[] => [textOf(entry) || textAt(entry, "quote") || textAt(entry, "text")].filter(Boolean);

function entryOf(name: string, entry: unknown): Value[] {
  const field = fieldNamed(name);
  if (!field || field === REACH_WHEN) return [];
  const value = isObject(entry) ? textAt(entry, "value") : textOf(entry);
  const named = textAt(entry, "role").toLowerCase();
  const reserve = named === RESERVE;
  const role = reserve ? "backup" : (ROLES.find((one) => one === named) ?? "states");
  // Without a quote the value has to stand in the message itself.
  const quote = textAt(entry, "quote") || textAt(entry, "evidence") || value;
  const more = textAt(entry, "more").toLowerCase() === "true";
  const hours = presenceHours(textAt(entry, "hours"));
  return value === ""
    ? []
    : [
        {
          field,
          value,
          quote,
          role,
          on: textAt(entry, "on"),
          ...(hours ? { hours } : {}),
          ...(more ? { more } : {}),
          ...(reserve ? { reserve } : {}),
        },
      ];
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

/** How they are reached is stated again where it changes. */
function reachEdit(entry: unknown): Claims["reach"][number][] {
  const field = { contactBy: REACH_FIELD, contactWhen: REACH_WHEN }[textAt(entry, "handle")];
  const changes = field !== undefined && textAt(entry, "value") !== "" && textAt(entry, "does").toLowerCase() !== "keep";
  if (!changes) return [];
  const [value, quote] = [textAt(entry, "value"), textAt(entry, "quote")];
  return reachOf({ field, value, quote: field === REACH_WHEN && quote.includes(value) ? value : quote });
}

/** "call", "by phone", "e-mail only": how they want to be reached. */
function reachOf(entry: unknown): Claims["reach"][number][] {
  if (textAt(entry, "field") === REACH_WHEN) return [{ when: true, quote: textAt(entry, "quote") || textAt(entry, "value") }];
  if (textAt(entry, "field") !== REACH_FIELD) return [];
  const by = /phone|call|tel/i.test(textAt(entry, "value")) ? "phone" : "email";
  return [{ by, quote: textAt(entry, "quote") }];
}
