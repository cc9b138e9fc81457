/** Of the open questions those that the draft has not outrun, each with the offers that agree with what was said. */
import { assumed, type Desk } from "#app/domain/talk/desk.ts";
import { peopleOf } from "#app/domain/talk/edit/named-people.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import { isUnfit, pointOfFit, wantedFit } from "#app/domain/talk/plan/fit.ts";
import type { Option, Point } from "#app/domain/talk/state.ts";
import { type FitAnswer, venueIn } from "#app/domain/talk/world.ts";

/** The points that still ask something; what this message has raised of the days comes before what did not fit until then. */
export function standingPoints(desk: Desk): Point[] {
  const standing = desk.points.flatMap((point) => {
    if (isOfNobody(desk, point)) return [];
    return point.kind === "unfit" ? (ofFit(desk, point) ?? []) : [point];
  });
  const isNew = ({ id, kind }: Point) => kind === "move_days" && desk.before.points.every((one) => one.id !== id);
  const isOlder = (point: Point) => point.kind === "unfit" && standing.some(isNew);
  return [...standing.filter((point) => !isOlder(point)), ...standing.filter(isOlder)];
}

/** It asks about somebody who was on the list, and whom this turn has taken off it. */
function isOfNobody({ before, values }: Desk, { kind, person }: Point): boolean {
  if (kind !== "change_value" || !person) return false;
  const isIn = (some: readonly unknown[]) => some.some((one) => JSON.stringify(one) === JSON.stringify(person));
  return isIn(peopleOf(before.values)) && !isIn(peopleOf(values));
}

/** What does not fit, as the hearing is now: null once it fits; other hours or days have other offers. */
function ofFit(desk: Desk, point: Point): Point | null {
  const fit = fitNow(desk);
  if (!fit || point.id.startsWith("refused:")) return withinCity(desk, point);
  if (!isUnfit(fit)) return null;
  const venue = venueIn(desk.world, desk.values.location?.value);
  return withinCity(desk, (venue && pointOfFit(desk, point.quote, point.days ?? [], fit, venue)) ?? point);
}

/** The fit of the noted days, where this turn has asked for it. */
function fitNow(desk: Desk): FitAnswer | null {
  const wanted = wantedFit(desk, desk.world);
  return (wanted && desk.world.facts.fit?.[wanted.key]) ?? null;
}

/** Another city is no answer to hours that are too long in the one that was chosen, while other hours would do. */
function withinCity({ values, told }: Desk, point: Point): Point {
  const isChosen = isSettled(values.location) && !told.includes(assumed("location"));
  const isCity = ({ label }: Option) => "statement" in label && label.statement.slot === "venue";
  const others = point.options.filter((one) => !isCity(one) && one.deed.do !== "nothing");
  const isOfHours = others.length > 0 && others.every(({ id }) => id.startsWith("hours_") || id === "within_hours");
  return isChosen && isOfHours ? { ...point, options: point.options.filter((one) => !isCity(one)) } : point;
}
