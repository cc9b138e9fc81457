/** The policy: what a message changes, what has to be looked up, what is done, and what is said. Pure: the same input, the same decision. */

import { type DraftField, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { ActSaid, Span, Statement, Understanding } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { evaluate } from "../booking/rules/evaluate.ts";
import { actsFirst, actsLast, withoutSidelines } from "./acts.ts";
import { asAnswers, takeFirmsOfCounsel } from "./answer/answered.ts";
import { offerToEnter } from "./answer/check.ts";
import { finish } from "./answer/finish.ts";
import { sayNext } from "./answer/next.ts";
import { sayWhatIsSo } from "./answer/receipt.ts";
import { isChecked, show } from "./answer/show.ts";
import { afterBooking, isBooked, letGo, takeReference } from "./booked.ts";
import { checkClocks } from "./clock-change.ts";
import type { Decision } from "./decision.ts";
import { type Desk, hasAct, note, openDesk, overlap, remark, say, within } from "./desk.ts";
import { documentPoint } from "./document.ts";
import { takeDoubts } from "./doubts.ts";
import { editByHand } from "./edit/by-hand.ts";
import { assumeFormat } from "./format.ts";
import { isHeldBack, openCardForMends } from "./mends/ask.ts";
import { withKnown } from "./mends/known.ts";
import { isMended, mend, restOfMended } from "./mends/mend.ts";
import { offerMends } from "./mends/offer.ts";
import { withWays } from "./mends/ways.ts";
import { takeOwnPart } from "./own-part.ts";
import { askDaysAgain } from "./people/days.ts";
import { takeParties } from "./people/parties.ts";
import { mayBeReach } from "./people/reach-of-person.ts";
import { assumeRoom } from "./people/room.ts";
import { leaveVisitorOut } from "./people/take.ts";
import { type Held, isListField, isSettled, plainOf, settle, type TalkField, withoutUnoffered } from "./plan/fields.ts";
import { checkFit } from "./plan/fit.ts";
import { namesOwnDays } from "./plan/named-entry.ts";
import { resolvePoint } from "./plan/points.ts";
import { withoutDays } from "./plan/second-choice.ts";
import { givePromisedPrice } from "./prices.ts";
import { takeQuestions } from "./questions.ts";
import { isOfReach } from "./reach.ts";
import { mayBeMatter, storyOf } from "./remarks/matter.ts";
import { isLeftToNote, isOfNote, takeNotes, withOpenNote } from "./remarks/notes.ts";
import { settleRemarks, tidyRemarks } from "./remarks/remarks.ts";
import { isOfWanted, takeWanted } from "./remarks/wanted.ts";
import { joinRemarks } from "./remarks/whole.ts";
import { keepWish } from "./remarks/wish.ts";
import { isTelling, readableOf } from "./remarks/worth.ts";
import { leaveRestOpen, send, sendWithWords } from "./sending.ts";
import { closeSettled } from "./settled/closing.ts";
import { guardDays } from "./settled/days.ts";
import { dropDaysOf, takeOnSomeDays } from "./settled/on-some-days.ts";
import { keepShortEnds } from "./settled/short-ends.ts";
import type { TalkState } from "./state.ts";
import { take } from "./take.ts";
import { givePromisedMonth } from "./venue/free-month.ts";
import { pressHold, withdrawHold } from "./venue/hold.ts";
import { venueIn, type World } from "./world.ts";

/** Decides one turn. */
export function decide(state: TalkState, said: Understanding, world: World): Decision {
  const desk = openDesk(state, withOpenNote(state, withoutSidelines(state, said), world), world);
  actsFirst(desk);
  editByHand(desk);
  const left = asAnswers(desk, resolvePoint(desk)).filter((statement) => !takeReference(desk, statement));
  letGo(desk, left);
  if (isBooked(desk)) afterBooking(desk, left);
  else takeAll(desk, withWays(desk, withKnown(desk, mend(desk, left))));
  pressHold(desk);
  if (!isBooked(desk)) leaveVisitorOut(desk);
  if (!isBooked(desk)) takeOwnPart(desk);
  if (!isBooked(desk)) takeParties(desk);
  if (!isBooked(desk)) askDaysAgain(desk);
  takeQuestions(desk);
  if (!isBooked(desk)) takeWanted(desk);
  if (!isBooked(desk)) takeNotes(desk);
  if (!isBooked(desk)) takeRest(desk);
  if (!isBooked(desk)) offerMends(desk);
  if (!isBooked(desk)) openCardForMends(desk);
  if (!isBooked(desk)) guardDays(desk);
  if (!isBooked(desk)) takeOnSomeDays(desk);
  actsLast(desk);
  if (!isBooked(desk)) takeWhatFollows(desk);
  if (!isBooked(desk)) dropDaysOf(desk);
  applyRules(desk);
  if (!isBooked(desk)) checkFit(desk);
  if (!isBooked(desk)) checkClocks(desk);
  send(desk);
  leaveRestOpen(desk);
  givePromisedPrice(desk);
  givePromisedMonth(desk);
  if (!isBooked(desk)) withoutDays(desk);
  if (!isBooked(desk)) keepWish(desk);
  if (!isBooked(desk)) closeSettled(desk);
  if (!isBooked(desk)) keepShortEnds(desk);
  settleRemarks(desk);
  tidyRemarks(desk);
  joinRemarks(desk);
  sendWithWords(desk);
  offerToEnter(desk);
  sayNext(desk);
  withdrawHold(desk);
  show(desk);
  sayWhatIsSo(desk);
  return finish(desk);
}

/** What follows from who takes part. */
function takeWhatFollows(desk: Desk) {
  takeFirmsOfCounsel(desk);
  assumeFormat(desk);
  assumeRoom(desk);
}

/** The same turn with what was looked up. */
export function continueWith(state: TalkState, said: Understanding, world: World): Decision {
  return decide(state, said, world);
}

/** Statements in the order in which they were said; those that others build on come first. */
function takeAll(desk: Desk, statements: readonly Statement[]) {
  const order = (statement: Statement) =>
    statement.slot === "proceeding"
      ? 0
      : statement.slot === "format" || statement.slot === "venue"
        ? 1
        : statement.slot === "person" && (statement.value.on || statement.value.by === "self")
          ? 3
          : mayBeReach(statement)
            ? 4
            : 2;
  const inTurn = [...statements].sort((one, other) => order(one) - order(other));
  const proposed = desk.world.pasted ? documentPoint(desk, inTurn) : [];
  for (const said of inTurn) {
    if (
      proposed.includes(said) ||
      isPartOf(desk, said) ||
      isChecked(desk, said) ||
      (said.role !== "corrects" && isAskedWhy(desk, said)) ||
      isHeldBack(desk, said) ||
      isKindOfWanted(desk, said) ||
      isWordsOfReach(desk, said) ||
      isLeftToNote(desk, said)
    )
      continue;
    const statement = contrasted(desk, said);
    // Of a language that nobody reads only what is the same in every language is taken.
    if (desk.said.language === "other" && !SAME_EVERYWHERE.includes(statement.slot)) remark(desk, statement.quote);
    else take(desk, statement);
  }
}

/** "Why have you added half a day?": what is asked about is neither wished for nor taken back by the question. */
const isAskedWhy = ({ said }: Desk, { at }: { at: Span }): boolean =>
  [...said.questions.filter(({ own }) => own?.why), ...said.acts.filter(({ why }) => why)].some((one) => within(at, one.at));

/** "WhatsApp is best" is how to reach the visitor, and no need. */
const isWordsOfReach = (desk: Desk, { slot, at }: Statement): boolean => !OF_CONTACT.has(slot) && isOfReach(desk, at);
const OF_CONTACT: ReadonlySet<Statement["slot"]> = new Set(["name", "firm", "email", "phone", "when"]);

/** "An arbitrator", of whom we are to find, names no arbitration. */
const isKindOfWanted = (desk: Desk, { slot, at }: Statement): boolean => slot === "proceeding" && isOfWanted(desk, at);

/** "Boardroom style" names no boardroom hearing, and "Toronto time" no city: the longer reading explains the words. */
function isPartOf({ said }: Desk, statement: Statement): boolean {
  if (statement.slot !== "proceeding" && statement.slot !== "venue") return false;
  const longer = (other: Statement) =>
    within(statement.at, other.at) && other.at.end - other.at.start > statement.at.end - statement.at.start;
  return said.statements.some(
    (other) => longer(other) && (statement.slot === "proceeding" ? other.slot === "setup" : other.slot === "when" && isClockOnly(other)),
  );
}

const isClockOnly = ({ value }: Extract<Statement, { slot: "when" }>): boolean =>
  (value.value ?? []).some(({ zone, when }) => zone !== undefined && when === undefined);

/** "No, the 5th": the one value next to a no contrasts what was noted. */
function contrasted(desk: Desk, statement: Statement): Statement {
  const { said, before } = desk;
  if (statement.role !== "states" || said.questions.length > 0) return statement;
  const isAlone =
    said.statements.length === 1 &&
    before.asked?.topic !== "choice" &&
    said.acts.some((act) => isContrast(act, statement, namesOwnDays(desk, statement)));
  const isCorrected = said.acts.some(
    ({ act, at, sources }) => act === "correct" && sources.includes("detector") && overlap(at, statement.at),
  );
  return isAlone || (isCorrected && CORRECTED.has(statement.slot)) ? ({ ...statement, role: "corrects" } as Statement) : statement;
}

/** So sure has a reader to be that it has only learnt. */
const SURELY = 0.85;
const isContrast = ({ act, score, sources }: ActSaid, { slot }: Statement, isOwn: boolean): boolean =>
  (act === "deny" || act === "correct") &&
  ((slot === "when" && !isOwn) || score >= SURELY || sources.some((source) => source !== "tagger"));

/** Slots of one value, in a message that begins with a no; days have their own question, and names may be anybody's. */
const CORRECTED: ReadonlySet<Statement["slot"]> = new Set(["headcount", "breakouts", "setup", "venue", "format", "proceeding", "split"]);

const SAME_EVERYWHERE: readonly Statement["slot"][] = ["email", "phone", "venue"];

/** So many words are more than a slip of the keyboard. */
const SENTENCE = 4;

/** Doubts are settled or asked; stretches that nothing explains are kept word for word, unless the message is an attack or none of ours. */
function takeRest(desk: Desk) {
  takeDoubts(desk);
  const noise = desk.said.acts.filter(({ act }) => act === "attack" || act === "offtopic" || act === "unclear");
  for (const rest of desk.said.rest) {
    const { at, quote } = restOfMended(desk, rest);
    if (isFeeling(desk, quote) || isMended(desk, at) || isOfReach(desk, at) || isOfNote(desk, at) || isAskedWhy(desk, rest)) continue;
    const covering = noise.filter((one) => overlap(one.at, at));
    // Whole sentences that nobody has understood are kept all the same.
    const isTold = covering.every(({ act }) => act === "unclear") && quote.trim().split(/\s+/).length >= SENTENCE;
    if (covering.length > 0 && !isTold) continue;
    if (quote === rest.quote && !desk.said.isRead && tellsMatter(desk, quote) && mayBeMatter(desk, at, quote))
      take(desk, storyOf(quote), true);
    else if (isTelling(quote) && tellingWords(quote).length > 0) remark(desk, readableOf(desk, at, quote));
  }
}

/** So many words next to a feeling are of it ("third time I explain this"), unless there is a figure in them. */
const FEELING = 8;
const isFeeling = (desk: Desk, quote: string): boolean =>
  hasAct(desk, "upset") && desk.before.asked?.topic !== "story" && quote.trim().split(/\s+/).length <= FEELING && !/\d/.test(quote);

/** The matter was asked for, and nothing else explains the words. */
const tellsMatter = ({ before, said, values }: Desk, quote: string): boolean =>
  !isSettled(values.caseDescription) &&
  said.language !== "other" &&
  /\s/.test(quote.trim()) &&
  isOfMatter(before.asked) &&
  quote.trim().split(/\s+/).length >= SENTENCE;

/** Whom to call and the matter were asked for together. */
const isOfMatter = (asked: TalkState["asked"]): boolean => asked?.topic === "contact" && asked.fields.includes("caseDescription");

/** What the rules of the form settle. What they take away of the visitor's own is said, and kept in the visitor's words. */
function applyRules(desk: Desk) {
  const before = desk.values;
  const locks = evaluate(detailedValuesOf(plainOf(before))).locked;
  desk.values = withoutUnoffered(settle(before, desk.form), desk.form);
  for (const [name, held] of Object.entries(before)) {
    const field = name as TalkField;
    const after = desk.values[field];
    if (isListField(field) || !isSettled(held) || after?.value === held.value) continue;
    const because = desk.form === "detailed" ? (locks.get(detailedFieldOf(field as DraftField)) ?? null) : null;
    const words = saidOf(desk, field, held);
    if (words) remark(desk, words, "not_used");
    say(desk, { kind: "ruled", field, value: held.value, because });
    desk.lines = desk.lines.filter((line) => line.line !== "field" || line.field !== field);
    keepCity(desk, field, held);
  }
}

/** The visitor's words; of what was chosen on a card the city's name, and nothing of another choice: that it goes is said. */
function saidOf({ before, world }: Desk, field: TalkField, { evidence, value }: Held): string | null {
  if (evidence && evidence !== value) return evidence;
  const city = field === "location" ? venueIn(world, value)?.city[before.locale] : undefined;
  return city ?? (CHOSEN.test(value) ? null : value);
}

/** The word of a list, as it is stored. */
const CHOSEN = /^[a-z0-9]+(?:_[a-z0-9]+)+$/;

/** The city of a trial, which no form of ours takes as one: staff find it as the other place that was said. */
function keepCity(desk: Desk, field: TalkField, held: Held) {
  const isOther = field === "location" && desk.values.location?.value === "alternate" && held.value !== "alternate";
  if (!isOther || !held.evidence || isSettled(desk.values.alternateLocationName)) return;
  const place = saidOf(desk, field, held);
  if (place) note(desk, "alternateLocationName", place, place, "stated");
}
