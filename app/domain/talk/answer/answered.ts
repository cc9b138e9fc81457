/** What answers the question that was asked: a value of the kind that was asked for is the answer, whatever field it would fill by itself. */
import type { Desk } from "#app/domain/talk/desk.ts";
import { note, sentenceOf } from "#app/domain/talk/desk.ts";
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
  // What puts right something that is noted answers nothing.
  const own = statements.filter(({ role, named }) => role !== "not" && role !== "corrects" && !named);
  const said =
    own.find((one) => one.slot === "firm" && !OF_VISITOR.test(sentenceOf(desk, one.at, one.quote))) ??
    own.find((one) => one.slot === "name" && isNameAlone(desk, one));
  const detail = said?.slot === "firm" ? said.value.firm : said?.slot === "name" ? said.value.name : null;
  if (!said || detail === null) return statements;
  const answer = { ...said, slot: "service", value: { kind: field, detail }, role: "states" } as Statement;
  return statements.map((one) => (one === said ? answer : one));
}

/** Words with which the visitor speaks of themself: a name in their sentence is theirs, and so is a firm. */
const OF_VISITOR =
  /(?<!\p{L})(?:my name|i am|i['’]m|this is|here|speaking|mon nom|je m['’]appelle|je suis|ici|mi nombre|me llamo|soy|aquí|al habla)(?!\p{L})/iu;

/** Who the visitor is was said: a name that makes up its sentence, or comes behind a word for a firm, is what was asked. */
function isNameAlone(desk: Desk, name: Extract<Statement, { slot: "name" }>): boolean {
  const { at, quote, value } = name;
  const [before, ...parts] = sentenceOf(desk, at, quote).split(value.name);
  const behind = parts.join(value.name);
  if (parts.length === 0 || before === undefined || !isSettled(desk.values.contactName)) return false;
  if (OF_VISITOR.test(`${before} ${behind}`)) return false;
  const isRead = desk.said.statements.some((one) => one.at.start >= at.end && behind.includes(one.quote));
  return (!/\p{L}/u.test(before) || FIRM_WORD.test(before)) && (!/\p{L}/u.test(behind) || isRead);
}
const FIRM_WORD = /(?<!\p{L})(?:firm|cabinet|étude|despacho|bufete|firma)(?!\p{L})/iu;

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
