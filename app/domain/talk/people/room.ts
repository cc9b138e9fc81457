/**
 * How many the room is for: as it was said, else counted from the people. A said number that they exceed is asked about once; of one that was
 * typed it is said once that they are more, or fewer, and it stays.
 */
import { headsOf, roomFor } from "#app/domain/hearing-plan/heads.ts";
import { assumed, type Desk, dropped, isByHand, note, raise, sayOnce, write } from "#app/domain/talk/desk.ts";
import { changePoint } from "#app/domain/talk/plan/change-points.ts";
import { isSettled, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { rosterOf } from "./fields.ts";
import { personIn } from "./identity.ts";

const FIELD = "mainRoomCapacity";
const COUNTED = assumed(FIELD);

const peopleOf = (values: TalkValues) => rosterOf(values).map(personIn);

const isAssumed = ({ told }: Pick<Desk, "told">): boolean => told.includes(COUNTED);

/** The number was counted from the people: no words of the visitor say it. */
export function isCounted(values: TalkValues): boolean {
  const held = values[FIELD];
  return held !== undefined && held.origin === "assistant" && !held.evidence && held.value === String(roomFor(peopleOf(values)));
}

/** Of the number that was said so many are not in the room: "8, two of them by video". */
export function afarOf(values: TalkValues): number {
  const { here, afar } = headsOf(peopleOf(values));
  return here > 0 && Number(values[FIELD]?.value) === here + afar ? afar : 0;
}

/** Words of this message have put another number there: it follows the list no longer. */
const isSaidNow = ({ changes }: Desk): boolean =>
  changes.some(({ field, value, reason }) => field === FIELD && value !== null && reason !== "follows");

/** Notes the number where nobody has said one, and lets it follow the people. */
export function assumeRoom(desk: Desk) {
  const { values, told } = desk;
  if (values.locationType?.value === "virtual" || told.includes(dropped(FIELD))) return;
  const people = peopleOf(values);
  if (isByHand(desk, FIELD)) return pointOut(desk, people);
  if (isSaidNow(desk)) desk.told = told.filter((key) => key !== COUNTED);
  if (isSettled(values[FIELD]) && !isAssumed(desk)) return askTotal(desk, people);
  const heads = roomFor(people);
  if (heads === null && !isAssumed(desk)) return;
  desk.told = [...desk.told.filter((one) => one !== COUNTED), ...(heads === null ? [] : [COUNTED])];
  // Nobody has said it: it has no words of its own.
  if (heads === null) return write(desk, FIELD, null, "", "follows");
  note(desk, FIELD, String(heads), "", "follows");
  desk.lines = desk.lines.map((line) => (line.line === "field" && line.field === FIELD ? { ...line, counted: true } : line));
}

/** Who typed the number has settled it: where the list says another one, that is said, once for more and once for fewer. */
function pointOut(desk: Desk, people: ReturnType<typeof peopleOf>) {
  const kept = desk.values[FIELD]?.value ?? "";
  const listed = roomFor(people) ?? 0;
  if (listed === 0 || listed === Number(kept)) return;
  const key = `listed_${listed > Number(kept) ? "more" : "fewer"}:${kept}`;
  sayOnce(desk, key, { kind: "listed", field: FIELD, kept, listed: String(listed) });
}

/** More are noted to come into the room than it is said to be for. */
function askTotal(desk: Desk, people: ReturnType<typeof peopleOf>) {
  const said = Number(desk.values[FIELD]?.value);
  const isOfRoom = desk.values.locationType?.value === "in_person";
  const { here } = headsOf(people.filter(({ attends }) => isOfRoom || attends === "in_person"));
  const key = `heads:${said}`;
  if (here <= said || desk.told.includes(key)) return;
  desk.told = [...desk.told, key];
  const quote = desk.world.message?.trim() || (desk.values.people?.evidence ?? "");
  const value = { least: here, most: here };
  const statement: Statement = {
    slot: "headcount",
    value,
    role: "states",
    score: 1,
    sources: ["detector"],
    at: { start: 0, end: 0 },
    quote,
  };
  raise(desk, changePoint(desk, statement, FIELD, String(here)));
}
