/**
 * Questions and wishes that only the venue's calendar and rooms answer: which days are free, which rooms suit, that rooms are held for a
 * while, and whether they are. Each is a frame of classes of words in one sentence; nothing of it is a feature of the tagger.
 */
import type { ActSaid, QuestionSaid, Span, Statement, VenueAsk } from "../contract.ts";
import type { Cue } from "../detectors/cues.ts";
import { inside, overlap, type Text } from "../detectors/finding.ts";
import { stayingIn } from "../detectors/polarity.ts";
import { type Clause, clausesOf, sentencesIn } from "../text/clauses.ts";
import { classesOf, cuesOf } from "./parts.ts";
import { VENUE_ASK_WORDS } from "./venue-words.ts";

const ASKS = classesOf(VENUE_ASK_WORDS);
/** So many words stand between what is kept and the verb that keeps it ("hold all of those dates"). */
const NEXT = 4;
/** Whose free days these are: of anything else it is asked whether that is to be had. */
const OF_PLAN: ReadonlySet<Statement["slot"]> = new Set(["when", "venue", "format", "headcount", "setup", "proceeding", "breakouts"]);
/** What the words of such a question may seem to do. */
const SEEMS: ReadonlySet<ActSaid["act"]> = new Set(["status", "repeat", "offtopic", "unclear", "change"]);
/** That nothing is held takes nothing out of the plan, and says no to none of it. */
const NEGATES: ReadonlySet<ActSaid["act"]> = new Set(["deny", "correct"]);

interface Found {
  at: Span;
  asks: VenueAsk;
  until?: string;
}

type Said = (name: string) => readonly Cue[];

/** The questions with what they ask of the venue, and those that are put as an order ("please hold those dates"). */
export function withVenueAsks(questions: readonly QuestionSaid[], text: Text, statements: readonly Statement[]): QuestionSaid[] {
  const found = sentencesIn(text.tokens).flatMap((sentence) => askedIn(text, sentence, questions, statements) ?? []);
  if (found.length === 0) return [...questions];
  const marked = questions.map((one) => {
    const own = found.find(({ at }) => overlap(at, one.at));
    if (!own) return one;
    // "It could run until six, is that possible?": the hour is of the question, wherever its mark is.
    return own.until
      ? { at: own.at, quote: text.message.slice(own.at.start, own.at.end), asks: own.asks, until: own.until }
      : { ...one, asks: own.asks };
  });
  const ordered = found.filter(({ at }) => !questions.some((one) => overlap(one.at, at)));
  return [...marked, ...ordered.map(({ at, asks }) => ({ at, quote: text.message.slice(at.start, at.end), asks }))];
}

/** "What rooms do you have for 14?": how many they are to seat, where nothing else reads the number. */
export function seatsAsked(questions: readonly QuestionSaid[], text: Text, statements: readonly Statement[]): Statement[] {
  const [asked] = questions.filter(({ asks }) => asks === "rooms");
  if (!asked || statements.some(({ slot }) => slot === "headcount")) return [];
  const { tokens } = text;
  const at = tokens.findIndex(({ kind, text: figure }, place) => {
    const before = tokens[place - 1]?.text.toLowerCase() ?? "";
    return kind === "number" && COUNT.test(figure) && SEATING.has(before);
  });
  const token = tokens[at];
  if (!token || !inside(token, asked.at) || statements.some((one) => one.slot === "when" && overlap(one.at, token))) return [];
  const count = Number(token.text);
  return [
    {
      slot: "headcount",
      value: { least: count, most: count },
      quote: token.text,
      at: { start: token.start, end: token.end },
      role: "states",
      score: SCORE,
      sources: ["detector"],
    },
  ];
}
const COUNT = /^[1-9]\d{0,2}$/;
const SEATING: ReadonlySet<string> = new Set(["for", "pour", "para", "seat", "seats"]);
const SCORE = 0.9;

/** What is read besides in the words of such questions, and is none of it: 48 hours of a hold, a status, another subject. */
export function withoutVenueAsks<T extends Statement | ActSaid>(said: readonly T[], questions: readonly QuestionSaid[]): T[] {
  const asked = questions.filter(({ asks }) => asks !== undefined);
  return said.filter((one) => {
    if ("act" in one) {
      const seems = SEEMS.has(one.act);
      return !asked.some(({ asks, at }) => overlap(at, one.at) && (seems || (asks === "unhold" && NEGATES.has(one.act))));
    }
    return !asked.some(
      ({ asks, at }) =>
        inside(one.at, at) &&
        (asks === "unhold" ||
          (asks === "until" && one.slot === "when") ||
          (asks === "hold" && isLengthAlone(one)) ||
          (asks === "rooms" && isBareDay(one))),
    );
  });
}

const isLengthAlone = (one: Statement): boolean =>
  one.slot === "when" && (one.value.value ?? []).every(({ when, clock, length }) => length !== undefined && !when && !clock);

/** "For 14" names no 14th, where rooms are asked about. */
const isBareDay = ({ slot, quote }: Statement): boolean => slot === "when" && COUNT.test(quote);

function askedIn(text: Text, sentence: Clause, questions: readonly QuestionSaid[], statements: readonly Statement[]): Found | null {
  if (stayingIn(text).some(({ at }) => overlap(at, sentence))) return null;
  const said: Said = cuesOf(ASKS, text, sentence);
  const isAsked = questions.some(({ at }) => overlap(at, sentence));
  const own = statements.filter((one) => inside(one.at, sentence));
  const whole = { start: sentence.start, end: sentence.end };
  const holding = holdingClause(text, sentence, said);
  if (holding) return { at: isAsked ? whole : holding.clause, asks: holding.isWanted ? "hold" : "unhold" };
  const until = isAsked ? hourAsked(text, sentence, said) : null;
  if (until) return { at: whole, asks: "until", until };
  if (isAsked && asksWhetherHeld(said)) return { at: whole, asks: "held" };
  if (asksForFree(said, isAsked, own)) return { at: whole, asks: "free_days" };
  return isAsked && asksForRooms(said, own) ? { at: whole, asks: "rooms" } : null;
}

/** "Hold those dates for us", "put a hold on them": the clause that says so, or the contrary ("don't hold them"). */
function holdingClause(text: Text, sentence: Clause, said: Said): { clause: Clause; isWanted: boolean } | null {
  // "Keep it off the calendar" keeps nothing for anybody.
  const isAway = (what: Cue) => said("away").some(({ first }) => first - what.last === 1);
  // «El cuarto aparte es una sala chica»: what is right behind a room says which one it is.
  const isOfRoom = (one: Cue) => said("kept").some((what) => one.first - what.last === 1);
  const verb = said("keep").find(
    (one) => !isOfRoom(one) && said("kept").some((what) => what.first > one.last && what.first - one.last <= NEXT && !isAway(what)),
  );
  const cue = said("hold")[0] ?? verb;
  if (!cue) return null;
  const asksHowMany = said("price").some(({ start }) => start < cue.start);
  // "How many does the room hold?" has what is kept before the verb, and a hearing is held by its parties.
  if (asksHowMany || (cue === verb && said("past").some(({ start, first }) => start > cue.start && first - cue.last <= NEXT))) return null;
  const isWanted = !said("not").some(({ last }) => last < cue.first && cue.first - last <= NEXT);
  const clause = clausesOf(text.tokens).find((one) => inside(cue, one) && inside(one, sentence));
  return clause ? { clause, isWanted } : null;
}

/** "Could it run until 6 p.m.?": the last hour of the sentence, where it asks whether a hearing may go on so long and names no day. */
function hourAsked({ readings }: Text, sentence: Clause, said: Said): string | null {
  if (said("late").length === 0 || said("may").length === 0 || said("price").length > 0) return null;
  const facts = readings.filter((reading) => inside(reading, sentence)).flatMap(({ options, value }) => value ?? options[0] ?? []);
  if (facts.some(({ when }) => when !== undefined)) return null;
  return facts.flatMap(({ clock }) => clock?.to ?? clock?.at ?? clock?.from ?? []).at(-1) ?? null;
}

/** "Is it held?": of rooms and days, and of no hearing that took place. */
const asksWhetherHeld = (said: Said): boolean => said("held").length > 0 && said("past").length === 0;

function asksForFree(said: Said, isAsked: boolean, own: readonly Statement[]): boolean {
  if (own.some(({ slot, role }) => !OF_PLAN.has(slot) || role === "call")) return false;
  if (said("show").length > 0 && said("calendar").length > 0) return true;
  if (!isAsked) return false;
  const facts = own.flatMap((one) => (one.slot === "when" ? (one.value.value ?? []) : []));
  // One day that is named has its own answer.
  if (facts.some(({ when }) => when?.kind === "days")) return false;
  const isWithin = facts.some(({ when }) => when !== undefined);
  if (said("free").length > 0) return isWithin || said("days").length > 0;
  return said("open").length > 0 && said("days").length > 0 && isWithin;
}

function asksForRooms(said: Said, own: readonly Statement[]): boolean {
  if (said("price").length > 0) return false;
  const isSized = own.some(({ slot }) => slot === "headcount" || slot === "setup");
  return said("rooms").length > 0 || (isSized && said("have").length > 0 && said("room").length > 0);
}
