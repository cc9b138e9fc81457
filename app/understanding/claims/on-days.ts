/** What a model says of single days: a service, rooms or a meal. It counts where its words name those days, or the others. */
import type { HeldThing, OnDaysSaid, Span } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { someRooms } from "../detectors/hearing/some-rooms.ts";
import { sentencesAt, sentencesIn } from "../text/clauses.ts";
import { sceneOf } from "./borne-out.ts";
import type { Claims, OnDaysClaim, RoomClaim } from "./claims.ts";
import { isCounted } from "./counted.ts";
import { changes } from "./edits/edit-cues.ts";
import { evidenceFor } from "./edits/evidence.ts";
import { isNamed } from "./naming.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";
import { roomsOfDays } from "./rooms.ts";

const MOST = 40;
/** What a message says of single days. */
export interface OfDaysRead {
  /** The claims that the message bears out, in their order. */
  onDays: OnDaysSaid[];
  /** Quotes of what has no place in the plan: days that the words do not name, rooms of a day next to those of every day. */
  left: string[];
}

/** Takes what a model claims of single days apart into what the plan holds and what is kept in its words. */
export function onDaysBy(told: Claims, message: ReadAgain): OfDaysRead {
  if (told.onDays.length + told.ofDays.length === 0 && !told.rooms.some(({ on }) => on)) return { onDays: [], left: [] };
  const { days: known, names } = sceneOf(told, message);
  const isOfAll = ({ on = [] }: RoomClaim) => known.every((day) => on.includes(day));
  const ofDays = roomsOfDays(told, message.text);
  // Some are wanted every day: the others limit none of them.
  const limiting = ofDays.some(isOfAll) ? ofDays.filter(isOfAll) : ofDays;
  const rooms = limiting.map(({ on = [], quote }): OnDaysClaim => ({ field: ROOMS, days: on, quote }));
  const others = told.onDays.filter((one) => one.field !== ROOMS || one.not || !isOfOneListed(one, told, message));
  const claimed = [...others, ...rooms].slice(0, MOST).map((one) => withSaidNote(withSome(one), message));
  const borneOut = claimed.filter((one) => {
    const { field, days, quote, note } = one;
    const [at] = placesOf(message.text.tokens, quote);
    if (!at || days.some((day) => !known.includes(day))) return false;
    if (field === HEADS && !isCounted(Number(note), at, message.text)) return false;
    if (isOfNoted(one, at, told, message)) return true;
    const rest = known.filter((day) => !days.includes(day));
    // "She testifies on Wednesday. She needs an interpreter."
    const places = [at, ...sentenceBefore(at, message)];
    const areNamed = (all: readonly string[]) => all.length > 0 && all.every((day) => places.some((place) => names(day, place)));
    return areNamed(days) || areNamed(rest);
  });
  const onDays = borneOut.filter((one) => !one.not || !isHalfOfMove(one, claimed, borneOut));
  const isHeld = (quote: string) => onDays.some((one) => one.quote === quote);
  const words = told.rooms.filter((room) => room.count > 0 && room.on && !isOfAll(room) && !isHeld(room.quote));
  return { onDays, left: [...told.ofDays.filter((quote) => !isHeld(quote)), ...words.map(({ quote }) => quote)] };
}

/** "Move it from Friday to Monday": where Monday is no day of the hearing, Friday keeps what it has. */
const isHalfOfMove = (gone: OnDaysSaid, all: readonly OnDaysSaid[], taken: readonly OnDaysSaid[]): boolean =>
  all.some((one) => !one.not && one.field === gone.field && one.quote === gone.quote && !taken.includes(one));

/** What days have of their own is noted or said, part by part; else it is kept as it was said. */
function withSaidNote(one: OnDaysSaid, message: ReadAgain): OnDaysSaid {
  if (one.note === undefined || OF_A_LIST.has(one.field)) return one;
  const held = notedOn(one.field, message).map(({ value }) => value);
  return evidenceFor(one.note, held.join("\n"), message).unsaid.length === 0 ? one : { ...one, note: one.quote };
}

const notedOn = (field: string, { context }: ReadAgain): HeldThing[] =>
  (context.held ?? []).filter((one) => one.field === "onSomeDays" && one.value.startsWith(`${field} on `));

/** "Lunch is for 12": other words for days that have some, which the message changes or names; the days stay as they are noted. */
function isOfNoted({ field, days, quote, note, not }: OnDaysSaid, at: Span, told: Claims, message: ReadAgain): boolean {
  const entry = notedOn(field, message).find(({ value }) => days.every((day) => value.includes(day)));
  if (!entry || not || note === undefined) return false;
  // Said again as it is noted, it is no word for staff.
  if (entry.value.endsWith(`: ${note}`)) return true;
  const { news, unsaid } = evidenceFor(note, entry.value, message);
  if (news.length === 0 || unsaid.length > 0) return false;
  const sentences = sentencesAt(message.text.tokens, at);
  const isCorrected = told.acts.some(({ act, quote: words }) => act === "correct" && (quote.includes(words) || words.includes(quote)));
  const scene = { text: message.text, finds: message.finds, held: message.context.held ?? [] };
  return isCorrected || changes(message.text, sentences) || isNamed(entry, sentences, scene);
}

const ROOMS = "needsBreakoutRooms";
const HEADS = "mainRoomCapacity";
/** Their notes are numbers, languages by their English names and choices of ours: no words of the visitor's. */
const OF_A_LIST: ReadonlySet<string> = new Set([HEADS, "needsInterpretation", "transcriptSeniorServices"]);

/** Of further rooms how many of them the words mean. */
function withSome(one: OnDaysClaim): OnDaysSaid {
  const some = one.field === ROOMS ? someRooms(one.quote, one.not === true) : null;
  return some === null ? one : { ...one, some };
}

/** The days of one of the rooms that the message lists next to others which are wanted every day. */
function isOfOneListed({ quote }: OnDaysClaim, { rooms }: Claims, { text }: ReadAgain): boolean {
  const places = placesOf(text.tokens, quote);
  const isOfIt = (room: RoomClaim) => placesOf(text.tokens, room.quote).some((at) => places.some((one) => overlap(one, at)));
  const wanted = rooms.filter(({ count }) => count > 0);
  return wanted.filter(isOfIt).length === 1 && wanted.some((room) => !room.on && !isOfIt(room));
}

function sentenceBefore(at: Span, { text }: ReadAgain): Span[] {
  const all = sentencesIn(text.tokens);
  const own = all.findIndex((one) => overlap(one, at));
  return all.slice(Math.max(0, own - 1), Math.max(0, own));
}
