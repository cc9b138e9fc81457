/** Buttons and cards: what a press means. Ids are those of the voice (`send:…`, `edit:…`, `field=value`, `day:…`, ids of options). */
import { type DraftField, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { MOST_DAYS } from "#app/domain/booking/schedule/lists.ts";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { FULL_DAY_MINUTES, HALF_DAY_MINUTES } from "#app/domain/booking/schedule/schedule-rules.ts";
import { isCardField } from "#app/domain/talk/answer/cards.ts";
import { type EditCardName, isEditPart } from "#app/domain/talk/edit/parts.ts";
import { spansOf } from "#app/domain/talk/plan/spans.ts";
import { readingOf } from "#app/domain/talk/plan/when-points.ts";
import { readButtonId } from "#app/domain/talk/press.ts";
import type { OfferedButton } from "#app/domain/talk/stored.ts";
import type { World } from "#app/domain/talk/world.ts";
import type { ActSaid, Slot, SlotValues, Statement } from "#app/understanding/contract.ts";
import { fold } from "#app/understanding/text/fold.ts";
import type { Fact } from "#app/understanding/time/types.ts";

/** What a button or a card says, in the words of a reader, and what of it the policy sees as pressed. */
export interface Press {
  pressed?: World["pressed"];
  statements: readonly Statement[];
  acts: readonly ActSaid[];
}

const LENGTHS: ReadonlyMap<string, number> = new Map([
  ["half_day", HALF_DAY_MINUTES],
  ["full_day", FULL_DAY_MINUTES],
]);
type Format = SlotValues["format"]["type"];
const FORMATS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ["in_person", "in_person"],
  ["virtual", "virtual"],
  ["in_person_and_virtual", "hybrid"],
  ["hybrid", "hybrid"],
]);

/** One press; `label` is what the button said, which is the visitor's evidence. Null for an id that is no button of ours. */
export function readPress(id: string, label: string): Press | null {
  if (sends(id)) {
    const confirm: ActSaid = { act: "confirm", at: { start: 0, end: label.length }, score: 1, sources: ["form"] };
    const send = id.slice(id.indexOf(":") + 1);
    return { pressed: id.startsWith("hold") ? { send, hold: true } : { send }, statements: [], acts: [confirm] };
  }
  if (id === "hold-not") return { pressed: { hold: null }, statements: [], acts: [] };
  if (id.startsWith("hold:")) return { pressed: { hold: id.slice(5) }, statements: [], acts: [] };
  if (id.startsWith("day:")) {
    const day = id.slice(4);
    return isLocalDate(day) ? typed([formWhen({ when: { kind: "days", spans: [[day, day]] } }, label)]) : null;
  }
  if (id === "undo") return { statements: [], acts: [{ act: "undo", at: { start: 0, end: label.length }, score: 1, sources: ["form"] }] };
  if (id === "edit" || id.startsWith("edit:")) {
    const part = id.slice(5);
    return { pressed: { edit: isEditPart(part) ? part : "sheet" }, statements: [], acts: [] };
  }
  const at = id.indexOf("=");
  if (at < 0) return { pressed: readButtonId(id), statements: [], acts: [] };
  const statement = typedValue(id.slice(0, at), id.slice(at + 1), label);
  return statement ? typed([statement]) : null;
}

/** The button of a summary that sends it, alone or with a hold. */
const sends = (id: string): boolean => id.startsWith("send:") || id.startsWith("hold-send:");

/** Values typed into a card, by field. Names of no field that a card shows are left out. */
export function readCard(values: Readonly<Record<string, string>>): Press {
  return typed(
    Object.entries(values).flatMap(([field, value]) => (value.trim() === "" ? [] : (typedValue(field, value.trim(), value.trim()) ?? []))),
  );
}

/** A card on which a part of the request was edited: it is taken unchanged, as typed by hand. */
export const readEdit = (part: EditCardName, values: Readonly<Record<string, string>>): Press => ({
  pressed: { filled: part, typed: values },
  statements: [],
  acts: [],
});

/** The button whose label was typed to the letter, case and accents aside: for doors without buttons. Never the one that sends. */
export function buttonTyped(message: string, offered: readonly OfferedButton[]): OfferedButton | undefined {
  const said = bare(message);
  return said === "" ? undefined : offered.find(({ id, label }) => !sends(id) && bare(label) === said);
}

/** The value of a button with which a longer message begins ("Teams. And we are 12 now"), and where what follows begins. */
export function valueTypedFirst(message: string, offered: readonly OfferedButton[]): { button: OfferedButton; end: number } | undefined {
  const first = /^[^.,;:!\n–—]+[.,;:!\n–—]+/u.exec(message)?.[0];
  const button = first && buttonTyped(first, offered);
  return button && isOfValue(button) && first.length < message.length ? { button, end: first.length } : undefined;
}
/** Not the word of an answer ("No"), which may be said of anything that follows. */
const isOfValue = ({ id }: OfferedButton): boolean => id.includes("=") || id.startsWith("day:");

const POLITE = "please|pls|svp|stp|s il vous plait|por favor";
/** The words of a label without a "please" before or behind them. */
const bare = (text: string): string => plain(text).replace(new RegExp(`^(?:${POLITE}) | (?:${POLITE})$`, "g"), "");
const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const typed = (statements: readonly Statement[]): Press => ({ statements, acts: [] });

function form<S extends Slot>(slot: S, value: SlotValues[S], quote: string, role: Statement["role"] = "states"): Statement {
  return { slot, value, quote, at: { start: 0, end: quote.length }, role, score: 1, sources: ["form"] } as unknown as Statement;
}
const formWhen = (fact: Fact, quote: string): Statement => form("when", readingOf(fact, quote), quote);

function typedValue(field: string, value: string, quote: string): Statement | null {
  if (!isCardField(field)) return null;
  const simple = SIMPLE[field];
  if (simple) {
    const said = simple(value);
    return said && form(said.slot, said.value as never, quote);
  }
  if (field === "startTime" || field === "consecutiveStartTime")
    return isWallTime(value) ? formWhen({ clock: { at: value } }, quote) : null;
  if (field === "preferredDate") return daysTyped(value, quote);
  if (field === "duration" || field === "consecutiveDuration") {
    const hours = (LENGTHS.get(value) ?? 0) / 60;
    return hours > 0 ? formWhen({ length: { min: hours, max: hours, unit: "h" } }, quote) : null;
  }
  const kind = detailedFieldOf(field as DraftField);
  return form("service", { kind, detail: value }, quote, value === "false" ? "not" : "states");
}

/** One day, or several with commas between them: those of a month's card. */
function daysTyped(value: string, quote: string): Statement | null {
  const days = value.split(/[\s,]+/).filter(Boolean);
  if (days.length === 0 || days.length > MOST_DAYS || !days.every(isLocalDate)) return null;
  return formWhen({ when: { kind: "days", spans: spansOf(days) } }, quote);
}

type Slotted = { [S in Slot]: { slot: S; value: SlotValues[S] } }[Slot];
const SIMPLE: Readonly<Partial<Record<DraftField, (value: string) => Slotted | null>>> = {
  proceedingType: (type) => ({ slot: "proceeding", value: { type } }),
  locationType: (value) => {
    const type = FORMATS.get(value);
    return type ? { slot: "format", value: { type } } : null;
  },
  location: (location) => ({ slot: "venue", value: { location } }),
  contactName: (name) => ({ slot: "name", value: { name } }),
  contactFirm: (firm) => ({ slot: "firm", value: { firm } }),
  contactEmail: (address) => ({ slot: "email", value: { address } }),
  contactPhone: (number) => ({ slot: "phone", value: { number } }),
  caseDescription: (text) => ({ slot: "story", value: { text } }),
  specialRequirements: (text) => ({ slot: "need", value: { text } }),
  roomSetup: (setup) => ({ slot: "setup", value: { setup } }),
  urgencyLevel: (level) => ({ slot: "urgency", value: { level } }),
  financialResponsibility: (responsibility) => ({ slot: "split", value: { responsibility } }),
  // Digits alone: a program reads "0x10" and "1e1" as numbers, and nobody has said those.
  mainRoomCapacity: (count) =>
    /^\d{1,4}$/.test(count) ? { slot: "headcount", value: { least: Number(count), most: Number(count) } } : null,
};
