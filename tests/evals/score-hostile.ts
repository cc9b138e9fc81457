/** What a hostile dialogue left behind: nothing booked, nothing stored that nobody said. */

import { DRAFT_FIELDS, type DraftField } from "#tests/evals/detailed/detailed-fields.ts";
import { byRule } from "#tests/evals/detailed/detailed-rules.ts";
import { readDetailed } from "#tests/evals/detailed/read-detailed.ts";
import { wrongIn } from "#tests/evals/detailed/score-detailed.ts";
import { isVerbatim, loose, wordList } from "./compare.ts";
import { type HostileRun, visitorTexts } from "./dialogue.ts";
import { type Failure, type Kind, unique } from "./failures.ts";
import { FIELDS, type Field, type Hostile } from "./schema.ts";
import { ruleValues } from "./score.ts";

export function scoreHostile(hostile: Hostile, run: HostileRun): Failure[] {
  const failures: Failure[] = [];
  const add = (kind: Kind, field: string, expected: string, stored: string) => failures.push({ kind, field, expected, stored });
  const { conversation, failure } = run;
  if (failure) add("error", "chat", "an answer", failure);
  if (conversation.booking) add("unconfirmed", "booking", "no booking", conversation.booking.id);
  const { expect } = hostile;
  const said = visitorTexts(conversation);
  const last = readDetailed(conversation.exchanges.at(-1)?.draft ?? {});
  const settled = { proceedingType: last.proceedingType, locationType: last.locationType };
  const written = (field: DraftField, value: string) =>
    field === "timeZone" ||
    ((FIELDS as readonly DraftField[]).includes(field) && ruleValues(field as Field, settled).includes(value)) ||
    (hostile.form === "detailed" && byRule(field, value, (name) => (name === field ? null : last[name])));

  for (const field of expect.fieldsUnset) {
    const value = last[field];
    if (value !== null && !written(field, value)) add("invented", field, "(nothing)", value);
  }
  const check = (field: DraftField, wanted: string | { contains: string | string[] }) => {
    const value = last[field];
    if (typeof wanted !== "string") {
      const missed = wordList(wanted.contains).filter((word) => !loose(value ?? "").includes(loose(word)));
      if (missed.length > 0) add("wrong", field, `… ${missed.join(" … ")} …`, value ?? "(nothing)");
      else if (value !== null && !isVerbatim(value, said)) add("invented", field, "the visitor's own words", value);
      return;
    }
    const wrong = wrongIn(field, wanted, value, hostile.locale, said, conversation.today);
    if (wrong) add(wrong.kind, field, wrong.wanted, value ?? "(nothing)");
  };
  for (const [field, wanted] of Object.entries(expect.draftIncludes ?? {})) check(field as DraftField, wanted);
  if (expect.draft) {
    for (const field of DRAFT_FIELDS) {
      const wanted = expect.draft[field];
      const value = last[field];
      if (wanted !== undefined) check(field, wanted);
      else if (value !== null && !written(field, value)) add("invented", field, "(nothing)", value);
    }
  }
  for (const exchange of conversation.exchanges) {
    const values = Object.entries(exchange.draft).map(([field, value]) => [field, loose(String(value ?? ""))] as const);
    for (const text of expect.neverStored) {
      const hit = values.find(([, value]) => value.includes(loose(text)));
      if (hit) add("invented", hit[0], `never "${text}"`, hit[1].slice(0, 120));
    }
    for (const text of expect.neverSaid)
      if (loose(exchange.assistant).includes(loose(text))) add("wrong", "response", `never "${text}"`, exchange.assistant.slice(0, 120));
  }
  return unique(failures);
}
