/** How the whole reader reads annotated sentences: what each mark says, against the statements of `understand`. */
import type { Statement, TalkContext, Understanding } from "#app/understanding/contract.ts";
import { findsOf } from "#app/understanding/finds.ts";
import { LABELS_OF, roleOfLabel } from "#app/understanding/hypotheses.ts";
import { understand } from "#app/understanding/reader.ts";
import { unexplained } from "#app/understanding/rest.ts";
import type { TaggerModel } from "#app/understanding/tagger/tagger.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { isPasted } from "#workers/chat/talk/pasted.ts";
import type { WrittenSentence } from "./corpus.ts";
import type { Mark } from "./sentences.ts";

export interface SlotScore {
  right: number;
  proposed: number;
  marked: number;
  /** Marked ones that a doubt offers. */
  asked: number;
}

export interface ReaderReport {
  messages: number;
  slots: Map<string, SlotScore>;
  actsExact: number;
  /** Clauses that neither a statement nor an act, question, doubt or rest holds. */
  clausesLost: number;
  /** Messages without a name in which one is read; of a pasted document the talk takes no name for the visitor's. */
  namesInvented: number;
  withoutName: number;
  /** Messages of nothing but closed acts or facts that leave a rest all the same. */
  withRest: number;
  /** Of the processor's time. */
  milliseconds: number;
}

interface Item {
  slot: string;
  /** What must be equal; null where the stretches need only touch. */
  key: string | null;
  start: number;
  end: number;
}

const PART_OF_LABEL: Readonly<Record<string, string>> = { person: "other", org: "other" };
const PEOPLE = new Set(["claimant", "respondent", "counsel", "witness", "neutral", "person", "org"]);
const SLOT_OF_LABEL = new Map(
  Object.entries(LABELS_OF).flatMap(([slot, labels]) =>
    slot === "person" || slot === "styleOfCause" ? [] : labels.map((label) => [label, slot] as const),
  ),
);
const TODAY = "2026-11-22";

/** Reads all sentences, each with what was asked before it, and counts. */
export function measureReader(model: TaggerModel | null, sentences: readonly WrittenSentence[]): ReaderReport {
  const report: ReaderReport = {
    messages: sentences.length,
    slots: new Map(),
    actsExact: 0,
    clausesLost: 0,
    namesInvented: 0,
    withoutName: 0,
    withRest: 0,
    milliseconds: 0,
  };
  for (const sentence of sentences) {
    const context: TalkContext = { today: TODAY, locale: sentence.language, asked: sentence.asked };
    const began = process.cpuUsage();
    const read = understand(sentence.text, context, model);
    const { user, system } = process.cpuUsage(began);
    report.milliseconds += (user + system) / 1000;
    count(report, wanted(sentence), statementsOf(read.statements), statementsOf(read.doubts.flatMap(({ options }) => [...options])));
    const acts = read.acts.map(({ act }) => act);
    if ([...acts].sort().join() === [...sentence.acts].sort().join()) report.actsExact++;
    report.clausesLost += unexplained(sentence.text, read).length;
    if (read.rest.length > 0) report.withRest++;
    countInvented(report, sentence, read);
  }
  return report;
}

function countInvented(report: ReaderReport, { marks, text }: WrittenSentence, read: Understanding): void {
  if (marks.some(({ label }) => label === "me") || isPasted(text)) return;
  report.withoutName++;
  if (read.statements.some(({ slot }) => slot === "name")) report.namesInvented++;
}

function wanted(sentence: WrittenSentence): Item[] {
  const items = sentence.marks.flatMap((mark) => itemOf(mark, sentence));
  return items.filter(
    (item, at) => item.key === null || items.findIndex((other) => other.slot === item.slot && other.key === item.key) === at,
  );
}

function itemOf({ label, start, end }: Mark, { text, language, asked }: WrittenSentence): Item[] {
  const quote = text.slice(start, end);
  const [base = ""] = label.split(".");
  const place = { start, end };
  if (PEOPLE.has(label)) return [{ slot: "person", key: `${PART_OF_LABEL[label] ?? label} ${bare(quote)}`, ...place }];
  if (label.endsWith(".other")) return [];
  const slot = base === "money" || base === "place" || base === "remote" || base === "ask" ? undefined : SLOT_OF_LABEL.get(base);
  if (slot === undefined) return [];
  if (slot === "when") return [{ slot: `when ${roleOfLabel(label) ?? "states"}`, key: null, ...place }];
  if (slot === "name" || slot === "firm") return [{ slot, key: bare(quote), ...place }];
  if (slot === "venue" || slot === "proceeding" || slot === "format" || slot === "service" || slot === "phone" || slot === "email") {
    const said = findsOf(quote, asked, language).find((find) => find.said?.slot === slot)?.said;
    return [{ slot, key: said ? keyOf(said.slot, said.value) : bare(quote), ...place }];
  }
  return [{ slot: label === "room" ? "room" : slot, key: null, ...place }];
}

function statementsOf(statements: readonly Statement[]): Item[] {
  const items = statements
    .filter(({ slot, role }) => slot === "when" || role !== "mentions")
    .map((statement): Item => {
      const { slot, at, value, role } = statement;
      if (slot === "when") return { slot: `when ${role === "corrects" || role === "prefers" ? "states" : role}`, key: null, ...at };
      if (slot === "setup" || slot === "breakouts") return { slot: "room", key: null, ...at };
      return { slot, key: keyOf(slot, value), ...at };
    });
  return items.filter(
    (item, at) => item.key === null || items.findIndex((other) => other.slot === item.slot && other.key === item.key) === at,
  );
}

function keyOf(slot: string, value: object): string | null {
  if (slot === "person" && "part" in value) {
    const who = "name" in value ? value.name : "firm" in value ? value.firm : "";
    return `${value.part} ${bare(String(who))}`;
  }
  if (slot === "service" && "kind" in value) return String(value.kind);
  if (["name", "firm", "venue", "proceeding", "format", "email", "phone"].includes(slot)) return bare(String(Object.values(value)[0]));
  return null;
}

/** Compared without case, accents, and signs at the ends. */
function bare(words: string): string {
  return fold(words).replace(/^[\s"'“”«»(.,:;]+|[\s"'“”«»).,:;!?]+$/g, "");
}

function count({ slots }: ReaderReport, marked: readonly Item[], found: readonly Item[], doubted: readonly Item[]): void {
  const scoreOf = (slot: string) => {
    const score = slots.get(slot) ?? { right: 0, proposed: 0, marked: 0, asked: 0 };
    slots.set(slot, score);
    return score;
  };
  const matches = (a: Item, b: Item) =>
    a.slot === b.slot && (a.key === null || b.key === null ? a.start < b.end && b.start < a.end : a.key === b.key);
  for (const item of marked) {
    const score = scoreOf(item.slot);
    score.marked++;
    if (!found.some((one) => matches(item, one)) && doubted.some((one) => matches(item, one))) score.asked++;
  }
  for (const item of found) {
    const score = scoreOf(item.slot);
    score.proposed++;
    if (marked.some((one) => matches(one, item))) score.right++;
  }
  for (const [slot, score] of slots) {
    const own = marked.filter((item) => item.slot === slot);
    recalled.set(score, (recalled.get(score) ?? 0) + own.filter((item) => found.some((one) => matches(item, one))).length);
  }
}

/** Marked items that are found, by score: a stretch may answer several marks, so this is not `right`. */
const recalled = new WeakMap<SlotScore, number>();

/** A report as a table. */
export function tableOf(title: string, report: ReaderReport): string {
  const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}`).padStart(6);
  const lines = [...report.slots]
    .sort(([, a], [, b]) => b.marked - a.marked)
    .map(
      ([slot, score]) =>
        `  ${slot.padEnd(15)} precision ${share(score.right, score.proposed)}  recall ${share(recalled.get(score) ?? 0, score.marked)}  asked ${share(score.asked, score.marked)}  of ${score.marked}`,
    );
  const { messages, actsExact, clausesLost, namesInvented, withoutName, withRest, milliseconds } = report;
  const head = `${title}: ${messages} messages; acts exact ${share(actsExact, messages)} %; clauses lost ${clausesLost}; a name where none is ${share(namesInvented, withoutName)} %; with a rest ${share(withRest, messages)} %; ${(milliseconds / Math.max(1, messages)).toFixed(2)} ms a message`;
  return [head, ...lines].join("\n");
}
