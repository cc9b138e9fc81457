/** Readings that are below their margin and ordinary all the same: they are taken and shown, for an undo is nearer than a question. */
import type { Span } from "../contract.ts";
import { inside } from "../detectors/finding.ts";
import { size } from "../time/spans.ts";
import type { Fact } from "../time/types.ts";
import { isShort, type Scene, sentenceOf, type WhenSaid } from "./scene.ts";

const OF_BOOKING = new Set(["proceeding", "venue", "format", "headcount", "setup", "breakouts", "service", "when"]);

/** True where its sentence speaks of the hearing, and nothing else in the message says the same otherwise. */
export function isOrdinary(said: WhenSaid, scene: Scene): boolean {
  const { text, statements, finds, days } = scene;
  const [fact] = said.value.value ?? [];
  const sentence = sentenceOf(text, said.at);
  if (!fact || statements.some((one) => one.slot === "story" && inside(said.at, one.at))) return false;
  // "Also the 7th", while days are noted.
  if (fact.further && scene.near) return true;
  if (fact.length && !fact.when && !isOfHearing(said, scene)) return false;
  if (fact.when && days.some((one) => !inside(one.at, sentence))) return false;
  if (!fact.when && fact.clock && scene.hasHour(said)) return isEnd(fact);
  const isSaid = statements.some((one) => OF_BOOKING.has(one.slot) && one.role !== "mentions" && inside(one.at, sentence));
  return isShort(text, said.at) || isSaid || finds.some(({ kind, ...at }) => /^(?:kind|room|city)/.test(kind) && inside(at, sentence));
}

const isEnd = ({ clock }: Fact) => clock?.to !== undefined && clock.from === undefined;

/** "A three-day arbitration", "for two days" are the hearing's; "thirty days' notice" is not. */
export function isOfHearing({ at }: WhenSaid, { finds, text, statements }: Scene): boolean {
  const after = text.message.slice(at.end);
  const next = after.match(/^[\s-]*(?:(?:de|d['’]|of|long|for|the|a|en)\s*)*(\p{L}+)/u);
  if (!next || /^\s*[,.;:!?\n)]/.test(after)) return true;
  const word: Span = { start: at.end + next[0].length - (next[1]?.length ?? 0), end: at.end + next[0].length };
  const names = finds.some(({ kind, start, end }) => /^(?:kind|room|city|t:|format)/.test(kind) && start <= word.start && word.end <= end);
  return names || statements.some((one) => one.slot === "when" && inside(word, one.at)) || isSmall(next[1] ?? "");
}
/** Words after a length that name nothing it could be the length of. */
const SMALL = new Set(
  "in on at from with and start starts starting begin begins beginning session sitting hearing slot booking à au du le les et dans pour audience séance con el la y a del sesión audiencia".split(
    " ",
  ),
);
const isSmall = (word: string): boolean => SMALL.has(word.toLowerCase());

/** Of several readings the likeliest: with the hour, without a weekend, days one after the other rather than months apart. */
export function likeliest(options: readonly WhenSaid[], isDenied: boolean): readonly WhenSaid[] {
  const bySize = narrowed(options, (one) => countOf(one) <= LONGEST_RUN);
  const byHour = narrowed(bySize, ({ value }) => value.value?.every(({ clock }) => clock) === true);
  const left = narrowed(byHour, ({ value }) => value.value?.every(({ clock }) => clock?.to) === true);
  // "March 8 to 12, but we don't sit on the 10th".
  if (isDenied && left.length === 2) return left.filter((one) => countOf(one) === Math.min(...left.map(countOf))).slice(0, 1);
  if (left.length < 2 || new Set(left.map(countOf)).size > 1) return left;
  const [runs, working] = [left.filter(isRun), left.filter(isWorking)];
  return working.length === 1 ? working : runs.length === 1 ? runs : left;
}

/** No hearing runs for so many days; of two readings the other is meant. */
const LONGEST_RUN = 30;
const narrowed = (options: readonly WhenSaid[], isFit: (one: WhenSaid) => boolean): readonly WhenSaid[] =>
  options.some(isFit) ? options.filter(isFit) : options;

const spansOf = ({ value }: WhenSaid) => (value.value ?? []).flatMap(({ when }) => (when?.kind === "days" ? when.spans : []));
const countOf = (said: WhenSaid) => size(spansOf(said));
const isRun = (said: WhenSaid) => countOf(said) > 1 && spansOf(said).length === 1;

/** More than one day, and none of them on a weekend. */
function isWorking(said: WhenSaid): boolean {
  const spans = spansOf(said);
  return countOf(said) > 1 && spans.every(([from, to]) => weekday(from) < 6 && weekday(from) + size([[from, to]]) - 1 < 6);
}
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
