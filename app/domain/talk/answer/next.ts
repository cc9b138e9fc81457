/** The one question of a turn: what is open first, then what the form requires, then the summary. Never the same a third time. */

import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";
import { currentPlan, type Desk, dropped, hasAct, remark, say } from "#app/domain/talk/desk.ts";
import { partOf } from "#app/domain/talk/edit/parts.ts";
import { showCard } from "#app/domain/talk/edit/take-edit.ts";
import { followUp, putWaiting } from "#app/domain/talk/follow.ts";
import { entriesOf, isSettled, mayFollow, missingIn, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { type Entry, entriesIn } from "#app/domain/talk/plan/slots.ts";
import { zonePoint } from "#app/domain/talk/plan/zone-question.ts";
import { isNoCall } from "#app/domain/talk/reach.ts";
import { raiseMatter } from "#app/domain/talk/remarks/matter.ts";
import { messageSaysWhat } from "#app/domain/talk/sent/says-what.ts";
import { allowedPoint } from "#app/domain/talk/settled/allowed.ts";
import type { Point, PointKind, Topic } from "#app/domain/talk/state.ts";
import { keyOf, put } from "./ask.ts";
import { putSheet } from "./ask-sheet.ts";
import { keepUnproven } from "./receipt.ts";
import { standingPoints } from "./standing-points.ts";
import { sayNextOfSummary } from "./summary.ts";
import { topicOf } from "./topics.ts";

/** Says the one question, or the summary. */
export function sayNext(desk: Desk) {
  keepUnproven(desk);
  desk.points = standingPoints(desk);
  if (desk.quiet || desk.commands.some(({ kind }) => kind !== "callback")) return;
  if (!desk.booking && desk.commands.length === 0 && putSheet(desk, nextTopic(desk))) return;
  if (askPoint(desk)) return;
  // A colleague will call: what is missing is asked again when the visitor goes on.
  if (desk.commands.length > 0 && desk.said.statements.every(({ slot }) => slot === "phone")) return;
  if (desk.booking) return askOfBooking(desk);
  if (desk.told.some((key) => key.startsWith("wants:")) && put(desk, "reference", ["contractNumber"])) return;
  if (desk.said.acts.length > 0 && hasAct(desk, "person") && !isSettled(desk.values.contactPhone) && !isNoCall(desk)) {
    if (put(desk, "phone", ["contactPhone"])) return;
  }
  for (let guard = 0; guard < 40; guard += 1) {
    const next = nextTopic(desk);
    if (!next) return sayNextOfSummary(desk);
    if (next.topic === "story" && raiseMatter(desk)) return void askPoint(desk);
    if (isAside(desk, next)) {
      desk.keepsAsked = true;
      return;
    }
    if (put(desk, next.topic, next.fields) || showInstead(desk, next.fields)) return;
    if (!leaveOpen(desk, next.fields)) return putWaiting(desk, next.fields);
  }
}

/** What the request can do without is asked once: who says something else leaves what is noted as it is. */
const MOST_PUT: Readonly<Partial<Record<PointKind, number>>> = {
  enter: 1,
  change_value: 1,
  mend: 1,
  scope: 1,
  city_format: 1,
  move_days: 1,
  matter: 1,
  asked_days: 1,
  person_days: 1,
};

/** The oldest point that is still open; one that was put twice becomes a remark. */
function askPoint(desk: Desk): boolean {
  const zone = zonePoint(desk);
  if (zone) desk.points.push(zone);
  desk.points = desk.points.filter((point) => !isStated(desk, point));
  for (const held of [...desk.points]) {
    const point = allowedPoint(desk, held);
    desk.points = desk.points.flatMap((one) => (one.id === held.id ? (point ?? []) : one));
    if (!point) continue;
    const times = desk.put[point.id] ?? 0;
    // Said again, it may be asked once more.
    const most = desk.before.points.some(({ id }) => id === point.id) ? (MOST_PUT[point.kind] ?? 2) : 2;
    if (times < most) {
      desk.put[point.id] = times + 1;
      desk.asked = { topic: "choice", fields: point.field ? [point.field] : [], point: point.id };
      const earlier = desk.world.message !== undefined && !desk.world.message.includes(point.quote);
      const said = { point, again: times > 0, context: desk.values, plan: currentPlan(desk) };
      say(desk, { kind: "point", ...said, ...(earlier ? { earlier } : {}) });
      return true;
    }
    desk.points = desk.points.filter(({ id }) => id !== point.id);
    // What was only asked about is no wish.
    if (point.kind !== "enter") remark(desk, point.quote, "not_used", point.field);
  }
  return false;
}

/** The same message states what this would ask: the value that it offers is noted now. */
function isStated({ before, values }: Desk, { id, kind, field, options }: Point): boolean {
  if (kind !== "doubt" && kind !== "change_value") return false;
  if (before.points.some((one) => one.id === id)) return false;
  const taken = options.flatMap(({ deed }) => (deed.do === "take" ? [entriesIn(deed.statement)] : []));
  const isNow = ({ field: one, value }: Entry) => values[one]?.value === value && before.values[one]?.value !== value;
  return taken.length > 0 && taken.every((some) => some.length > 0 && some.every((one) => isNow(one) && (!field || field === one.field)));
}

function askOfBooking(desk: Desk) {
  if (!hasAct(desk, "change") || !desk.booking?.owned || desk.booking.cancelled) return;
  // What has been said is not asked for.
  if (!messageSaysWhat(desk)) put(desk, "booking_change", []);
}

interface Next {
  topic: Topic;
  fields: readonly TalkField[];
}

/** What is missing first, together with what is asked in the same breath. */
function nextTopic(desk: Desk): Next | null {
  const { values, form } = desk;
  const missing = missingIn(values, form);
  const [first] = missing;
  if (first) {
    const topic = topicOf(first);
    const place = isLast(topic) ? openPlan(desk) : null;
    if (place) return place;
    if (topic === "format" && isCityOpen(desk)) return withDay(desk, ["locationType", "location"]);
    if (topic === "kind" && isCityOpen(desk) && isDayOpen(desk)) {
      const all: Next = { topic, fields: ["proceedingType", "location", "preferredDate"] };
      if (!desk.put[keyOf(topic, all.fields)]) return all;
    }
    if (topic === "time" && missing.some((field) => topicOf(field) === "date")) return { topic: "date", fields: ["preferredDate"] };
    if (topic === "contact" || topic === "story") return whomAndWhy(desk, missing);
    return { topic, fields: topic.startsWith("section:") ? missing.filter((field) => topicOf(field) === topic) : [first] };
  }
  const open = openPlan(desk);
  if (open) return open;
  const plan = currentPlan(desk);
  if (desk.loose.days.length > 0 && !plan.start && !isLater(desk, "startTime")) return { topic: "time", fields: ["startTime"] };
  if (desk.loose.days.length > 0 && !isLater(desk, "duration")) return { topic: "length", fields: ["duration"] };
  return null;
}

/** Where and when are asked in one breath, while both are open. */
function withDay(desk: Desk, fields: readonly TalkField[]): Next {
  return { topic: "place", fields: isDayOpen(desk) ? [...fields, "preferredDate"] : fields };
}

/** Whom to call with their firm, and with it what the matter is, unless it was said or asked already. */
function whomAndWhy(desk: Desk, missing: readonly DraftField[]): Next {
  const { values } = desk;
  const contact: TalkField[] = missing.filter((field) => topicOf(field) === "contact");
  const [first, ...more] = contact;
  if (!first) return { topic: "story", fields: ["caseDescription"] };
  const isFirmOpen =
    !isSettled(values.contactFirm) &&
    !contact.includes("contactFirm") &&
    !isLater(desk, "contactFirm") &&
    !desk.told.includes(dropped("contactFirm"));
  const fields = isFirmOpen && first === "contactName" ? [first, "contactFirm" as const, ...more] : contact;
  return { topic: "contact", fields: missing.includes("caseDescription") && !hasTold(desk) ? [...fields, "caseDescription"] : fields };
}

/** Words of this message may be the matter: they are offered for a yes, and it is not asked for in the same breath. */
const hasTold = ({ said }: Desk) => said.rest.some(({ quote }) => quote.trim().split(/\s+/).length > 3);

/** Who to call and what it is about come after where and when, as people tell it. */
const isLast = (topic: Topic) => topic === "contact" || topic === "story" || topic.startsWith("section:");

/** The city and the day, which the fast form can do without and nobody else can. */
function openPlan(desk: Desk): Next | null {
  if (isCityOpen(desk) && desk.values.locationType?.value !== "virtual")
    return isDayOpen(desk) ? withDay(desk, ["location"]) : { topic: "city", fields: ["location"] };
  return isDayOpen(desk) ? { topic: "date", fields: ["preferredDate"] } : null;
}

const isDayOpen = (desk: Desk): boolean => !isTranscript(desk) && currentPlan(desk).days.length === 0 && !isLater(desk, "preferredDate");

/** Who only asks, and has seen our own question twice, is answered; the question stays open and is not pressed. */
function isAside(desk: Desk, { topic, fields }: Next): boolean {
  const { before, said } = desk;
  const isAsking = said.questions.length > 0 && said.statements.length === 0 && said.doubts.length === 0;
  // Alone or together with others, it is one question.
  const times = Object.entries(desk.put).flatMap(([key, many]) => (key.startsWith(`${topic}:`) ? [many] : []));
  return isAsking && before.asked?.topic === topic && fields.length > 0 && times.reduce((all, many) => all + many, 0) >= 2;
}

const isLater = ({ values }: Desk, field: TalkField) => entriesOf(values, "toFollow").includes(field);
const isTranscript = ({ values }: Desk) => TRANSCRIPT_PROCEEDINGS.includes(values.proceedingType?.value as ProceedingType);
/** The rules put Toronto where nobody has chosen: that is no choice. */
function isCityOpen(desk: Desk): boolean {
  const { proceedingType, location } = desk.values;
  return (
    !isSettled(location) &&
    !isTranscript(desk) &&
    !isLater(desk, "location") &&
    proceedingType?.value !== "court_trial" &&
    proceedingType?.value !== "virtual_hearing"
  );
}

/** Put twice, and what came may have been the answer: it is quoted, and its card is opened, before anything is left for later. */
function showInstead(desk: Desk, fields: readonly TalkField[]): boolean {
  const [first] = fields;
  const key = `shown:${fields.join(",")}`;
  const isTried =
    desk.remarks.length > 0 && (desk.said.notes ?? []).length === 0 && fields.some((field) => desk.before.asked?.fields.includes(field));
  if (!first || !isTried || desk.told.includes(key) || desk.says.some(({ kind }) => kind === "edit")) return false;
  desk.told.push(key);
  desk.keepsAsked = true;
  showCard(desk, partOf(first), desk.remarks.map(({ text }) => text).join(" "));
  return true;
}

/** Put twice without an answer: it follows, where it may. False where it never can. */
function leaveOpen(desk: Desk, fields: readonly TalkField[]): boolean {
  return fields.every((field) => mayFollow(field)) && followUp(desk, fields, "", true);
}
