/** What answers the question that was asked: a value of the kind that was asked for is the answer, whatever field it would fill by itself. */
import type { Desk } from "#app/domain/talk/desk.ts";
import { note } from "#app/domain/talk/desk.ts";
import { entriesOf, isSettled, openIn, type TalkField } from "#app/domain/talk/plan/fields.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";

const FIRMS: readonly (readonly [field: TalkField, side: "claimant" | "respondent"])[] = [
  ["claimantFirm", "claimant"],
  ["respondentFirm", "respondent"],
];

/** The one firm of a party that the last question left open; null where it asked for something else, or for more. */
export function askedFirm({ asked, values }: Pick<TalkState, "asked" | "values">): TalkField | null {
  const open = asked?.topic.startsWith("section:") ? asked.fields.filter((field) => !isSettled(values[field])) : [];
  const [only, ...more] = open;
  return more.length === 0 && FIRMS.some(([field]) => field === only) ? (only ?? null) : null;
}

/** The statements, a firm that answers the question for a party's as that. */
export function asAnswers(desk: Desk, statements: readonly Statement[]): readonly Statement[] {
  const field = askedFirm(desk.before);
  if (!field || statements.some((one) => one.slot === "service" && one.value.kind === field)) return statements;
  const own = statements.filter(({ role, named }) => role !== "not" && !named);
  // Who the visitor is was said: a name by itself is what was asked.
  const said =
    own.find(({ slot }) => slot === "firm") ?? (isSettled(desk.values.contactName) ? own.find(({ slot }) => slot === "name") : undefined);
  const detail = said?.slot === "firm" ? said.value.firm : said?.slot === "name" ? said.value.name : null;
  if (!said || detail === null) return statements;
  const answer = { ...said, slot: "service", value: { kind: field, detail }, role: "states" } as Statement;
  return statements.map((one) => (one === said ? answer : one));
}

/** The firm of the one counsel of a side, or of all of them, is the firm of that side: what the list holds is not asked. */
export function takeFirmsOfCounsel(desk: Desk) {
  if (desk.form !== "detailed") return;
  const open = openIn(desk.values, desk.form);
  for (const [field, side] of FIRMS) {
    if (!open.some((one) => one === field)) continue;
    const counsel = entriesOf(desk.values, "people").filter((one) => one.part === "counsel" && one.side === side);
    const [firm, ...others] = new Set(counsel.flatMap((one) => one.firm ?? []));
    if (firm && others.length === 0) note(desk, field, firm, firm, "follows");
  }
}
