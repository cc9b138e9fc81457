/** An entry of people: somebody with a name or a firm, or a counted group. */
import type { Claim } from "#app/understanding/claims/claims.ts";
import { PERSON_PARTS, type PersonSaid } from "#app/understanding/contract.ts";
import { textAt } from "./entries.ts";

const ATTENDANCES = ["remote", "telephone", "in_person"] as const;
const SIDES = ["claimant", "respondent"] as const;
const WAYS: Readonly<Record<string, (typeof ATTENDANCES)[number]>> = {
  video: "remote",
  virtual: "remote",
  online: "remote",
  phone: "telephone",
  "in person": "in_person",
  onsite: "in_person",
};
const MOST_DAYS = 60;
const MOST_PEOPLE = 500;

/** The entry as a claim; none where nobody is named or counted. */
export function personOf(entry: unknown): Claim[] {
  const value = { ...saidOf(entry), ...(textAt(entry, "self").toLowerCase() === "true" ? { by: "self" as const } : {}) };
  const quote = textAt(entry, "quote") || value.name || value.firm || "";
  // Of a part alone ("his law clerk") there is one.
  const count = value.by || value.name || value.firm || value.count || !value.part ? {} : { count: 1 };
  const isSomebody = value.by ?? value.name ?? value.firm ?? value.count ?? value.part ?? value.title;
  return isSomebody === undefined || quote === ""
    ? []
    : [{ slot: "person", value: { part: "other", ...value, ...count }, quote, role: "states" }];
}

/** What an entry says of a person, with nothing that it does not. */
export function saidOf(entry: unknown): Partial<PersonSaid> {
  const word = (name: string) => textAt(entry, name).toLowerCase();
  const [name, title, firm, place, access] = ["name", "title", "firm", "place", "access"].map((key) => textAt(entry, key));
  const [email, phone, note] = ["email", "phone", "note"].map((key) => textAt(entry, key));
  const part = PERSON_PARTS.find((one) => one === word("part"));
  const side = SIDES.find((one) => one === word("side"));
  const attends = ATTENDANCES.find((one) => one === word("attends")) ?? WAYS[word("attends")];
  const count = Number(textAt(entry, "count"));
  const [days = [], remoteOn = []] = ["days", "remoteOn"].map((key) =>
    textAt(entry, key)
      .match(/\d{4}-\d\d-\d\d/g)
      ?.slice(0, MOST_DAYS),
  );
  return {
    ...(part ? { part } : {}),
    ...(name ? { name } : {}),
    ...(title ? { title } : {}),
    ...(firm ? { firm } : {}),
    ...(place ? { place } : {}),
    ...(access ? { access } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(note ? { note } : {}),
    ...(side ? { side } : {}),
    ...(attends ? { attends } : {}),
    ...(remoteOn.length > 0 ? { remoteOn } : {}),
    ...(Number.isInteger(count) && count > 0 && count <= MOST_PEOPLE ? { count } : {}),
    ...(days.length > 0 ? { days } : {}),
    ...hoursOf(textAt(entry, "hours")),
  };
}

/** "14:00-15:30", "14:00-", "14:00": from when, until when, or both. */
function hoursOf(words: string): { hours?: string } {
  const [, from = "", dash = "", to = ""] = HOURS.exec(words.trim()) ?? [];
  return from || to ? { hours: `${padded(from)}${dash || "-"}${padded(to)}`.replace("–", "-") } : {};
}
const HOURS = /^([01]?\d:[0-5]\d|2[0-3]:[0-5]\d)?\s*([-–])?\s*([01]?\d:[0-5]\d|2[0-3]:[0-5]\d)?$/;
const padded = (hour: string): string => (hour === "" ? "" : hour.padStart(5, "0"));
