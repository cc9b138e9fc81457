/** What is noted, for anyone who asks to see it: the whole request, or the part that was asked for, as often as it is asked. */
import { currentPlan, type Desk, say } from "#app/domain/talk/desk.ts";
import { entriesOf, isListField, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import type { ActSaid, Part, Span } from "#app/understanding/contract.ts";

const FIELDS: Readonly<Record<Part, readonly TalkField[]>> = {
  days: [...PLAN_FIELDS, "alternativeDays"],
  hours: PLAN_FIELDS,
  place: ["location", "alternateLocationName"],
  format: ["locationType"],
  kind: ["proceedingType"],
  matter: ["caseDescription"],
  needs: ["specialRequirements"],
  meals: ["catering"],
  firm: ["contactFirm"],
  name: ["contactName"],
  email: ["contactEmail"],
  phone: ["contactPhone"],
  people: ["mainRoomCapacity"],
  persons: ["people"],
  second: ["alternativeDays"],
  remarks: ["remarks"],
  style: ["styleOfCause"],
  breakouts: ["breakoutRoomCount", "needsBreakoutRooms"],
  claimant: ["claimantName"],
  respondent: ["respondentName"],
  neutral: ["arbitratorName", "mediatorName", "trialCourtJudgeName"],
  costs: ["financialResponsibility"],
  zone: ["timeZone"],
  length: ["duration", "consecutiveDuration"],
  setup: ["roomSetup"],
};
/** The fields of a part as people name it. */
export const fieldsOfPart = (part: Part): readonly TalkField[] => FIELDS[part];

/** The wishes of this message to see what is noted. */
const wishesOf = ({ said }: Desk): readonly ActSaid[] => said.acts.filter(({ act, shows }) => act === "repeat" && shows === true);

/** True where a stretch is part of such a wish: it asks nothing else, and says nothing. */
export const isShowing = (desk: Desk, at: Span): boolean => wishesOf(desk).some((wish) => wish.at.start < at.end && at.start < wish.at.end);

/** "Is it still the 9th?": what the question names for a part of the request is asked about. */
export const isChecked = (desk: Desk, { start, end }: Span): boolean =>
  wishesOf(desk).some(({ at, of = [] }) => of.length > 0 && start >= at.start && end <= at.end);

/** The whole request is wanted, and not a part of it. */
export const asksForAll = (desk: Desk): boolean => wishesOf(desk).some(({ of = [] }) => of.length === 0);

export const asksToSee = (desk: Desk): boolean => wishesOf(desk).length > 0;

/** Shows what was asked for; the summary that is said anyway is not said twice. */
export function show(desk: Desk) {
  const wishes = wishesOf(desk);
  if (wishes.length === 0 || (desk.booking && !desk.booking.owned)) return;
  const { values, form } = desk;
  const sent = desk.booking?.reference ?? null;
  const parts = wishes.flatMap(({ of = [] }) => of);
  const isWhole = asksForAll(desk);
  if (isWhole && desk.says.some(({ kind }) => kind === "summary")) return;
  const fields = isWhole ? null : [...new Set(parts.flatMap((part) => FIELDS[part]))];
  say(desk, { kind: "shown", form, values, plan: currentPlan(desk), fields, open: isWhole ? [] : openIn(desk, parts), sent });
}

/** Of the parts that were asked for those of which nothing is noted, each by the field that names it. */
function openIn(desk: Desk, parts: readonly Part[]): TalkField[] {
  const isNoted = (field: TalkField) => (isListField(field) ? entriesOf(desk.values, field).length > 0 : isSettled(desk.values[field]));
  const { days, start } = currentPlan(desk);
  const isOpen = (part: Part) => !FIELDS[part].some(isNoted) && !(part === "days" && days.length > 0) && !(part === "hours" && start);
  return [
    ...new Set(parts.filter(isOpen).map((part) => (part === "days" ? "preferredDate" : part === "hours" ? "startTime" : FIELDS[part][0]))),
  ].flatMap((field) => field ?? []);
}
