/** Whatever a reply says of the request is so in the draft that is stored, on random talks and cards, in three languages. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NotedLine, Utterance } from "#app/domain/talk/answer/says.ts";
import { CARDS, EDITED, partsOn } from "#app/domain/talk/edit/parts.ts";
import { entriesOf, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { isWishText } from "#app/domain/talk/remarks/wish-words.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { speak } from "#app/i18n/talk/voice.ts";
import { play, said, type Turn, turn, WORLD } from "./play.ts";
import { form, talk } from "./random-talks.ts";

const RUNS = process.env.TALKS ? { numRuns: Number(process.env.TALKS) } : { numRuns: 150, seed: 20261128 };

const remarksOf = (state: TalkState) => entriesOf(state.values, "remarks").map(({ text }) => text);
const heldIn = (state: TalkState, field: TalkField) => (isSettled(state.values[field]) ? state.values[field]?.value : undefined);
const isRewound = (says: readonly Utterance[]) => says.some(({ kind }) => ["undone", "restarted", "again", "forgotten"].includes(kind));

/** What a line of what is noted claims, and is not so. */
function wrongLine(line: NotedLine, { before, after }: Turn): string | null {
  if (line.line === "field") {
    if (heldIn(after, line.field) !== line.value) return `noted ${line.field}: ${line.value}, stored ${heldIn(after, line.field)}`;
    return line.was !== undefined && heldIn(before, line.field) !== line.was ? `${line.field} was ${line.was}` : null;
  }
  if (line.line === "plan") {
    const [claimed, stored] = [line.plan, planOf(after.values, after.loose)].map((plan) => plan.days.map(({ date }) => date).join());
    return claimed === stored ? null : `days ${claimed}, stored ${stored}`;
  }
  if (line.line === "alternative")
    return entriesOf(after.values, "alternativeDays").some(({ date }) => date === line.day.date) ? null : `second choice ${line.day.date}`;
  const { name, count } = line.person;
  const held = JSON.stringify(after.values);
  return (name && !held.includes(name)) || (count && !held.includes(String(count))) ? `person ${JSON.stringify(line.person)}` : null;
}

/** What an utterance claims, and is not so. */
function wrongIn(say: Utterance, of: Turn): (string | null)[] {
  const { before, after, decision } = of;
  const changes = decision.changes.filter(({ field, reason }) => field !== "remarks" && field !== "toFollow" && reason !== "follows");
  const kept = remarksOf(after);
  switch (say.kind) {
    case "noted":
      return say.lines.map((line) => wrongLine(line, of));
    case "remarked":
      return say.remarks.map(({ text }) => (kept.some((one) => one.includes(text)) ? null : `remark ${text}`));
    case "resolved":
      return say.remarks.map((text) => (kept.includes(text) || !remarksOf(before).includes(text) ? `resolved ${text}` : null));
    case "cleared":
      return [
        ...say.fields.map((field) => (heldIn(after, field) === heldIn(before, field) ? `taken out ${field}` : null)),
        ...(say.remarks ?? []).map((text) => (kept.includes(text) ? `taken out ${text}` : null)),
      ];
    case "to_follow":
      return say.fields.map((field) => (heldIn(after, field) === undefined && after.values.toFollow ? null : `to follow ${field}`));
    case "unclear":
    case "kept":
      return changes.length > 0 ? [`${say.kind}, and ${changes.map(({ field }) => field)} changed`] : [];
    case "saved":
      return decision.changes.length > 0 === !say.unchanged ? [] : [`saved, and ${decision.changes.length} changed`];
    case "summary":
    case "shown":
      return [JSON.stringify(say.values) === JSON.stringify(after.values) ? null : `${say.kind} of another draft`];
    case "edit":
      return say.refused ? [] : say.card.fields.map(({ name, value }) => ((heldIn(after, name) ?? "") === value ? null : `card ${name}`));
    default:
      return [];
  }
}

/** Remarks that were there go by a word, or by hand. */
function goneInSilence({ before, after, says, decision }: Turn): string[] {
  if (says.some(({ kind }) => kind === "saved") || after.booking || decision.commands.length > 0) return [];
  const told = says.flatMap((one) => (one.kind === "resolved" ? one.remarks : one.kind === "cleared" ? (one.remarks ?? []) : []));
  // The wish for a day is one line of ours, which is written again as it becomes known.
  return remarksOf(before).filter(
    (text) => !isWishText(text) && !told.includes(text) && !remarksOf(after).some((one) => one.includes(text)),
  );
}

function check(of: Turn) {
  if (isRewound(of.says)) return;
  expect(of.says.flatMap((say) => wrongIn(say, of)).filter((wrong) => wrong !== null)).toEqual([]);
  expect(goneInSilence(of)).toEqual([]);
}

describe("what is claimed is so", () => {
  test("after every message of random talks", () => {
    fc.assert(
      fc.property(talk, form, (messages, wanted) => play(messages, { ...NEW_TALK, form: wanted }).forEach(check)),
      RUNS,
    );
  });

  test("after a card, or the sheet, that was filled at random", () => {
    const text = fc.constantFrom("", "Ada Byron", "ada@byron.example", "4165550123", "14", "true", "2027-03-09");
    const rows = fc.array(fc.dictionary(fc.constantFrom("name", "part", "date", "start", "text", "count"), text, { maxKeys: 3 }), {
      maxLength: 3,
    });
    const filled = fc.constantFrom(...CARDS).chain((card) => {
      const parts = partsOn(card).map((part) => EDITED[part]);
      const values = Object.fromEntries(parts.flatMap(({ fields }) => fields.map((field) => [field, text])));
      const lists = Object.fromEntries(parts.flatMap((part) => part.lists.map((list) => [list, rows.map((all) => JSON.stringify(all))])));
      return fc.record({ ...values, ...lists }, { requiredKeys: [] }).map((typed) => ({ card, typed: typed as Record<string, string> }));
    });
    fc.assert(
      fc.property(talk, form, filled, (messages, wanted, { card, typed }) => {
        const before = play(messages, { ...NEW_TALK, form: wanted }).at(-1)?.after ?? NEW_TALK;
        if (!before.booking) check(turn(before, said(), { ...WORLD, message: "Saved", pressed: { filled: card, typed } }));
      }),
      RUNS,
    );
  });

  test.each(["en", "fr", "es"] as const)("and the words of a line are those of the value: %s", async (locale) => {
    const i18n = await createPageI18n(locale);
    fc.assert(
      fc.property(talk, (messages) => {
        for (const { says, after } of play(messages, NEW_TALK)) {
          const spoken = speak(i18n, locale, says);
          const shown = speak(i18n, locale, [
            {
              kind: "shown",
              form: "fast",
              values: after.values,
              plan: planOf(after.values, after.loose),
              fields: null,
              open: [],
              sent: null,
            },
          ])[0]?.text.replace(/\s/gu, " ");
          for (const line of spoken.flatMap(({ kind, lines }) => (kind === "noted" ? (lines ?? []) : [])))
            if (line.field === "location" || line.field === "contactName")
              expect(shown).toContain(line.text.replace(/\s/gu, " ").split(" (")[0]);
        }
      }),
      { ...RUNS, numRuns: 40 },
    );
  });
});
