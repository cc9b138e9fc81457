/** What is noted, for anyone who asks to see it: the whole request, or the part that was asked for, as often as it is asked. */
import { currentPlan, type Desk, hasAct, say, within } from "#app/domain/talk/desk.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import { GROWING } from "#app/domain/talk/plan/slots.ts";
import type { ActSaid, Span, Statement } from "#app/understanding/contract.ts";
import { explain } from "./explained.ts";
import { fieldsAsked, PART_FIELDS, wishesOf } from "./part-fields.ts";
import type { ReadOut } from "./request/answered-with.ts";
import { requestAsk } from "./request/asks.ts";
import { readOut } from "./request/read-out.ts";

/** True where a stretch is part of such a wish: it asks nothing else, and says nothing. */
export const isShowing = (desk: Desk, at: Span): boolean => wishesOf(desk).some((wish) => wish.at.start < at.end && at.start < wish.at.end);

/** "Is it still the 9th?": what the question names for a part of the request is asked about. */
export const isChecked = (desk: Desk, statement: Pick<Statement, "at" | "slot" | "value">): boolean =>
  wishesOf(desk).some(
    ({ at, of = [], checks, fields, why }) =>
      (of.length > 0 || checks || why || fields) && within(statement.at, at) && (checks !== "kept" || isInWords(statement)),
  );

/** Words that say that something stays are no words of it. */
const isInWords = ({ slot, value }: Pick<Statement, "slot" | "value">): boolean =>
  slot === "need" || slot === "story" || (slot === "service" && "kind" in value && GROWING.includes(value.kind as TalkField));

/** The whole request is wanted, and not a part of it. */
export const asksForAll = (desk: Desk): boolean =>
  wishesOf(desk).some((one) => !one.checks && !one.why && !one.missing && fieldsAsked(countAsked(desk, one)).length === 0);

export const asksToSee = (desk: Desk): boolean => wishesOf(desk).length > 0;

/** Shows what was asked for; the summary that is said anyway is not said twice. */
export function show(desk: Desk) {
  const wishes = wishesOf(desk);
  const isRepeat = hasAct(desk, "repeat") && desk.said.statements.length === 0 && !desk.booking;
  if ((wishes.length === 0 && !isRepeat) || (desk.booking && !desk.booking.owned)) return;
  const whys = wishes.filter(({ why }) => why);
  if (whys.length > 0) explain(desk, whys);
  if (whys.length > 0 && whys.length === wishes.length) return;
  const { values, form } = desk;
  const plan = currentPlan(desk);
  const sent = desk.booking?.reference ?? null;
  const isWhole = wishes.length === 0 || asksForAll(desk);
  if (isWhole && desk.says.some(({ kind }) => kind === "summary")) return;
  if (isWhole) return say(desk, { kind: "shown", form, values, plan, fields: null, open: [], sent });
  const asks = wishes.filter(({ why }) => !why).map((one) => requestAsk(desk, countAsked(desk, one)));
  const answers = asks.map((ask) => readOut({ values, plan, form }, ask));
  const fields = [...new Set(answers.flatMap((one) => fieldsOf(one)))];
  say(desk, { kind: "shown", form, values, plan, fields, open: [], sent, answers });
}

/** The fields that an answer is of: the first has its card a press away. */
const fieldsOf = ({ plan, people, persons, fields, open, missing }: ReadOut): readonly TalkField[] => [
  ...fields.filter((field) => field !== "onSomeDays"),
  ...(people.length + persons.length > 0 ? (["people"] as const) : []),
  ...(plan ? (["preferredDate"] as const) : []),
  ...open,
  ...(missing ?? []),
];

/** "How many are we in all?": a number is asked for, which its words name less than what is counted. */
function countAsked({ world: { message = "" } }: Desk, act: ActSaid): ActSaid {
  const asked = message.slice(act.at.start, act.at.end);
  const counted = HOW_MANY.test(asked) ? COUNTED.find(({ words }) => words.test(asked)) : undefined;
  if (!counted) return act;
  return {
    ...act,
    of: counted.fields === PART_FIELDS.days ? ["days"] : [],
    fields: counted.fields === PART_FIELDS.days ? [] : counted.fields,
  };
}
const HOW_MANY = /(?<!\p{L})(?:how many|combien|cuánt[ao]s|cuant[ao]s)(?!\p{L})/iu;
const COUNTED: readonly { words: RegExp; fields: readonly TalkField[] }[] = [
  {
    words: /(?<!\p{L})(?:breakout|private rooms?|rooms?|salles?|salas?)(?!\p{L})/iu,
    fields: ["breakoutRoomCount", "needsBreakoutRooms"],
  },
  { words: /(?<!\p{L})(?:days?|jours?|journées?|días?)(?!\p{L})/iu, fields: PART_FIELDS.days },
  { words: /(?<!\p{L})(?:meals?|lunch(?:es)?|repas|dîners?|comidas?|almuerzos?)(?!\p{L})/iu, fields: ["catering", "onSomeDays"] },
  {
    words:
      /(?<!\p{L})(?:how many\s(?:of\s(?:us|them)|do|have|did|are|is|will|come|people|persons?|participants?|attendees|guests|seats|heads)|combien\s(?:(?:de\s|d['’]\s?)(?:personnes?|participants?|gens|invités|nous|places)|(?:en\s)?(?:avez|as)|sommes|êtes|serons|serez|sont|seront|on|nous|y|ça)|cu[aá]nt[ao]s\s(?:tienen?|tenemos|anot\p{L}+|somos|seremos|son|serán|vamos|van|hay|personas?|participantes|asistentes|invitados|lugares))(?!\p{L})/iu,
    fields: ["mainRoomCapacity"],
  },
];
