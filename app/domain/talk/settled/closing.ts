/** A question that is open closes once its thing is settled by anything: by another message, on a card, or by the answer to another question. */
import type { Desk } from "#app/domain/talk/desk.ts";
import { thingOf } from "#app/domain/talk/mends/handles.ts";
import { rosterOf } from "#app/domain/talk/people/fields.ts";
import { personIn } from "#app/domain/talk/people/identity.ts";
import { isSettled, LIST_FIELDS, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import { entriesIn, GROWING } from "#app/domain/talk/plan/slots.ts";
import type { Point, PointKind } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";

/** Questions about one value that was read, or offered. */
const OF_VALUE: ReadonlySet<PointKind> = new Set<PointKind>(["change_value", "mend", "doubt", "scope", "city_format"]);

/** Closes the older questions that this message has settled; what it raises itself it does not settle. */
export function closeSettled(desk: Desk) {
  const older = new Set(desk.before.points.map(({ id }) => id));
  desk.points = desk.points.filter((point) => !older.has(point.id) || !OF_VALUE.has(point.kind) || !isSettledNow(desk, point));
}

function isSettledNow(desk: Desk, point: Point): boolean {
  if (point.person) return isPersonSettled(desk, point);
  const fields = fieldsOf(point);
  return fields.length > 0 && fields.every((field) => !OF_MANY.has(field) && isFieldSettled(desk, field));
}

/** Of days, of lists and of texts that grow another value takes no other's place. */
const OF_MANY: ReadonlySet<TalkField> = new Set([...PLAN_FIELDS, ...LIST_FIELDS, ...GROWING]);

/** Another value, or the noted one once more. */
function isFieldSettled(desk: Desk, field: TalkField): boolean {
  const held = desk.values[field];
  const isChanged = desk.changes.some((one) => one.field === field && one.reason !== "follows");
  const isAgain = desk.said.statements.some(
    (one) => !UNSAID.has(one.role) && entriesIn(one).some((entry) => entry.field === field && entry.value === held?.value),
  );
  return isChanged || (isSettled(held) && (isAgain || isKept(desk, (thing) => thing.field === field)));
}
const UNSAID: ReadonlySet<Statement["role"]> = new Set<Statement["role"]>(["mentions", "not"]);

/** The group of which another number was read is another one now, or gone, or said to be right. */
function isPersonSettled(desk: Desk, { person }: Point): boolean {
  const own = JSON.stringify(person);
  const isThere = rosterOf(desk.values).some((one) => JSON.stringify(personIn(one)) === own);
  return !isThere || isKept(desk, ({ field, value }) => field === "people" && value === own);
}

/** A language model has read that a noted thing stays as it is. */
const isKept = ({ said, before }: Desk, is: (thing: { field: string; value: string }) => boolean): boolean =>
  (said.mends ?? []).some(({ does, thing: handle }) => {
    const thing = does === "keeps" && handle !== undefined ? thingOf(before, handle) : null;
    return thing !== null && is(thing);
  });

/** The fields that its answers would fill. */
const fieldsOf = ({ field, options }: Point): TalkField[] =>
  field ? [field] : options.flatMap(({ deed }) => (deed.do === "take" ? entriesIn(deed.statement).map((entry) => entry.field) : []));
