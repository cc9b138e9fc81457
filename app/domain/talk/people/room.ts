/**
 * How many the room is for: as it was said, else counted from the people. Of a number that was given it is said once that they are more, of one that
 * was typed that they are fewer, too; it stays.
 */
import { isSelfWord } from "#app/domain/booking/registry/self-words.ts";
import { type Heads, headsOf, roomFor, type Visitor } from "#app/domain/hearing-plan/heads.ts";
import { assumed, type Desk, dropped, isByHand, note, sayOnce, write } from "#app/domain/talk/desk.ts";
import { isSettled, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import { NO_PLAN, planOf } from "#app/domain/talk/plan/plan.ts";
import { rosterOf } from "./fields.ts";
import { personIn } from "./identity.ts";

const FIELD = "mainRoomCapacity";
const COUNTED = assumed(FIELD);

const peopleOf = (values: TalkValues) => rosterOf(values).map(personIn);

const isAssumed = ({ told }: Pick<Desk, "told">): boolean => told.includes(COUNTED);

/** Who writes, of whom a group of their own side is counted with them. */
export const visitorOf = ({ contactName, contactFirm }: TalkValues): Visitor => ({
  ...(contactName ? { name: contactName.value } : {}),
  ...(contactFirm ? { firm: contactFirm.value } : {}),
});

const daysOf = (values: TalkValues) => planOf(values, NO_PLAN).days.map(({ date }) => date);
const countOf = (values: TalkValues): number | null => roomFor(peopleOf(values), visitorOf(values), daysOf(values));
const hereIn = (values: TalkValues, people = peopleOf(values)): Heads => headsOf(people, visitorOf(values), daysOf(values));

/** The number was counted from the people: no words of the visitor say it. */
export function isCounted(values: TalkValues): boolean {
  const held = values[FIELD];
  return held !== undefined && held.origin === "assistant" && !held.evidence && held.value === String(countOf(values));
}

/** Of the number that was said so many are not in the room: "8, two of them by video". A list that lacks the neutral is not all of them. */
export function afarOf(values: TalkValues): number {
  const people = peopleOf(values);
  const { here, afar } = hereIn(values, people);
  if (HAVE_NEUTRAL.has(values.proceedingType?.value ?? "") && people.every(({ part }) => part !== "neutral")) return 0;
  return here > 0 && Number(values[FIELD]?.value) === here + afar ? afar : 0;
}

const HAVE_NEUTRAL: ReadonlySet<string> = new Set(["arbitration", "mediation"]);

/** Words of this message have put another number there: it follows the list no longer. */
const isSaidNow = ({ changes }: Desk): boolean =>
  changes.some(({ field, value, reason }) => field === FIELD && value !== null && reason !== "follows");

/** Notes the number where nobody has said one, and lets it follow the people. */
export function assumeRoom(desk: Desk) {
  const { values, told } = desk;
  if (values.locationType?.value === "virtual" || told.includes(dropped(FIELD))) return;
  const heads = countOf(values);
  if (isByHand(desk, FIELD)) return pointOut(desk, heads ?? 0);
  takeOwnSum(desk);
  if (isSaidNow(desk)) desk.told = told.filter((key) => key !== COUNTED);
  if (isSettled(values[FIELD]) && !isAssumed(desk)) return pointOutMore(desk);
  if (heads === null && !isAssumed(desk)) return;
  desk.told = [...desk.told.filter((one) => one !== COUNTED), ...(heads === null ? [] : [COUNTED])];
  // Nobody has said it: it has no words of its own.
  if (heads === null) return write(desk, FIELD, null, "", "follows");
  note(desk, FIELD, String(heads), "", "follows");
  desk.lines = desk.lines.map((line) => (line.line === "field" && line.field === FIELD ? { ...line, counted: true } : line));
}

/** "There will be five of us: me, Petra, …": another number with the people whom it counts needs no question. */
function takeOwnSum(desk: Desk) {
  const { values, before } = desk;
  const point = desk.points.find(
    (one) => one.field === FIELD && one.kind === "change_value" && !before.points.some(({ id }) => id === one.id),
  );
  const deed = point?.options.find(({ id }) => id === "change_it")?.deed;
  if (!point || deed?.do !== "take" || deed.statement.slot !== "headcount" || values.people?.value === before.values.people?.value) return;
  const said = deed.statement.value.most;
  const { here } = hereIn(values);
  const isListed = peopleOf(values).some(({ name = "" }) => isSelfWord(name) || name === values.contactName?.value);
  if (said !== here && (isListed || said !== here + 1)) return;
  desk.points = desk.points.filter((one) => one !== point);
  note(desk, FIELD, String(said), point.quote, "corrected");
}

/** Who gave the number has settled it: where the list says another one, that is said, once for more and once for fewer. */
function pointOut(desk: Desk, listed: number) {
  const kept = desk.values[FIELD]?.value ?? "";
  if (listed === 0 || listed === Number(kept)) return;
  const key = `listed_${listed > Number(kept) ? "more" : "fewer"}:${kept}`;
  sayOnce(desk, key, { kind: "listed", field: FIELD, kept, listed: String(listed) });
}

/** More come into the room, as of this message, than it is said to be for; words that say both are the visitor's own sum. */
function pointOutMore(desk: Desk) {
  const { values, before } = desk;
  const isOfRoom = values.locationType?.value === "in_person";
  const listed = (all: TalkValues) =>
    hereIn(
      all,
      peopleOf(all).filter(({ attends }) => isOfRoom || attends === "in_person"),
    ).here;
  const here = listed(values);
  if (desk.points.some(({ field }) => field === FIELD)) return;
  if (isSaidNow(desk) || here <= listed(before.values) || here <= Number(values[FIELD]?.value)) return;
  pointOut(desk, here);
}
