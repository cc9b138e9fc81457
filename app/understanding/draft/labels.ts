/**
 * A part of the request by its label, and what it is: "the firm is …", "start time: 10", « le nombre de participants est de 14 », «la sede es
 * Miami». The label says which field the value behind it is of, so that it may take the place of what is noted there, and no matter is made of it.
 */
import type { Part, Slot, Span, Statement } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { inside, overlap, type Text } from "../detectors/finding.ts";
import { numberIn } from "../detectors/numbers.ts";
import { type Clause, clausesOf, sentenceAt } from "../text/clauses.ts";
import { once } from "../text/once.ts";
import { followingIn } from "./following.ts";
import { partsMended } from "./parts.ts";

const IS = cueBook({
  is: "is|are|will be|would be|should be|must be|should read|should say|is now|are now|becomes|est|sont|sera|seront|serait|seraient|devrait être|doit être|est maintenant|devient|es|son|será|serán|sería|debe ser|debería ser|ahora es|ahora son|pasa a ser",
  not: "is not|isn't|are not|aren't|n'est|ne sont|no es|no son|is wrong|is correct|is right|is fine|est faux|est exact|está mal",
});
const OPENS =
  /^(?:(?:and|but|so|also|now|new|correct|right|actually|et|mais|donc|nouvelle?|bonne?|y|pero|nuev[oa]|correct[oa]|the|our|my|your|le|la|les|notre|mon|ma|mes|nos|el|los|las|nuestr[oa]s?|mis?|number of|nombre de|número de)\s|l['’]|[\s,–—-])*$/iu;
/** Between a label and what it is: "of the hearing", « de l'audience », "number". */
const BETWEEN =
  /^(?:\s(?:of|for|in|de|du|des|del|para|pour|en|the|la|le|l['’]|el|hearing|audience|audiencia|request|demande|solicitud|début|inicio|number|address|main|room|salle|sala|principale?|date|start|(?:la\s)?cour|court|tribunal))*\s*$/iu;

const SLOTS: Readonly<Partial<Record<Part, readonly Slot[]>>> = {
  days: ["when"],
  hours: ["when"],
  length: ["when"],
  zone: ["when"],
  place: ["venue"],
  format: ["format"],
  kind: ["proceeding"],
  firm: ["firm"],
  name: ["name"],
  email: ["email"],
  phone: ["phone"],
  people: ["headcount"],
  breakouts: ["breakouts"],
  setup: ["setup"],
  costs: ["split"],
  style: ["styleOfCause"],
  file: ["reference"],
  ownFile: ["reference"],
  contract: ["reference"],
  claimant: ["person", "firm"],
  respondent: ["person", "firm"],
  claimantFirm: ["person", "firm", "service"],
  respondentFirm: ["person", "firm", "service"],
  neutral: ["person"],
  meals: ["service"],
};
const TOLD: ReadonlySet<Slot> = new Set(["story", "need"]);

export interface Labelled {
  part: Part;
  /** From the label to the end of what is said of it. */
  at: Span;
  value: Span;
}

/** The labels of a message with their values; of a question there are none. */
export const labelsIn = once((text: Text): readonly Labelled[] =>
  clausesOf(text.tokens).flatMap((clause, at, all): Labelled[] => {
    const sentence = sentenceAt(text.tokens, clause) ?? clause;
    if (text.message.slice(sentence.start, sentence.end).includes("?")) return [];
    const next = text.tokens[clause.last]?.text === ":" ? all[at + 1] : undefined;
    const label = labelledIn(text, clause, next);
    return label ? [label] : [];
  }),
);

function labelledIn(text: Text, clause: Clause, next: Clause | undefined): Labelled | null {
  const { message } = text;
  const end = next?.end ?? clause.end;
  const label = partsMended(text, clause).find(({ start }) => OPENS.test(message.slice(clause.start, start)));
  if (!label || !SLOTS[label.part]) return null;
  const sign = next ? message.lastIndexOf(":", clause.end - 1) : -1;
  const hasColon = sign >= label.end && BETWEEN.test(message.slice(label.end, sign));
  const is = cuesIn(IS, text.pieces).find((cue) => cue.start >= label.end && BETWEEN.test(message.slice(label.end, cue.start)));
  if (!hasColon && is?.means !== "is") return null;
  const start = hasColon ? sign + 1 : (is?.end ?? end);
  return start < end && is?.start !== end ? { part: label.part, at: { start: label.start, end }, value: { start, end } } : null;
}

/** The statements, each value of its label; nothing next to a label of another part is the matter. */
export function withLabels(statements: readonly Statement[], text: Text, hasDays: boolean): Statement[] {
  const labels = labelsIn(text);
  const asked = firmAsked(text, statements);
  if (labels.length === 0) return [...statements, ...asked];
  const isGlued = (one: Statement) =>
    TOLD.has(one.slot) && !one.named && !one.added && labels.some(({ at, part }) => part !== "matter" && inside(at, widened(one.at)));
  // "Room setup: boardroom" names no kind of hearing.
  const isOther = ({ slot, at }: Statement) =>
    labels.some(
      ({ part, value }) =>
        (slot === "proceeding" && part !== "kind" && inside(at, value)) ||
        (slot === "headcount" && part === "breakouts" && inside(at, value)),
    );
  const firms = labels.flatMap((label) => partyFirm(label, text) ?? []);
  const left = statements
    .filter((one) => !isGlued(one) && !isOther(one) && !firms.some(({ at }) => inside(one.at, at)))
    .map((one) => ofLabel(one, labels, text, hasDays));
  return [...left, ...firms, ...asked, ...labels.flatMap((label) => [...countOf(label, left, text), ...setupOf(label, left, text)])];
}

/** "The firm of our side is Ebanks Lowe", to the question for one: what it is, is its name, though no firm was read in it. */
function firmAsked(text: Text, statements: readonly Statement[]): Statement[] {
  if (text.asked !== "firm" || statements.some(({ slot, role }) => slot === "firm" && role !== "mentions")) return [];
  return clausesOf(text.tokens).flatMap((clause): Statement[] => {
    const label = partsMended(text, clause).find(({ part }) => part === "firm");
    const is = label && cuesIn(IS, text.pieces).find((cue) => cue.means === "is" && cue.start >= label.end && inside(cue, clause));
    const words = is ? text.message.slice(is.end, clause.end) : "";
    const firm = words.replace(/^[\s:]+|[\s.,;!]+$/gu, "");
    if (!is || firm === "" || firm.split(/\s+/).length > MOST_OF_A_FIRM || followingIn(text).length > 0) return [];
    const start = is.end + words.indexOf(firm);
    const at = { start, end: start + firm.length };
    return [{ slot: "firm", value: { firm }, role: "states", quote: firm, at, score: 0.7, sources: ["detector"] }];
  });
}

/** "Claimant firm: Ebanks Lowe": the words behind the label are its name, whatever else was read in them. */
function partyFirm({ part, at, value }: Labelled, text: Text): Statement | null {
  if ((part !== "claimantFirm" && part !== "respondentFirm") || followingIn(text).some((one) => overlap(one.at, at))) return null;
  const { message } = text;
  const words = message.slice(value.start, value.end).replace(/^[\s:]+|[\s.,;!]+$/gu, "");
  const detail = words.split(/\n|,\s(?!(?:inc|llp|ltd|llc|p\.?c|s\.|sa\b|srl|ltée))/iu)[0]?.trim() ?? "";
  const isName = detail !== "" && detail.split(/\s+/).length <= MOST_OF_A_FIRM;
  return isName
    ? { slot: "service", value: { kind: part, detail }, role: "states", quote: detail, at, score: 0.95, sources: ["detector"], named: true }
    : null;
}
const MOST_OF_A_FIRM = 8;

const widened = ({ start, end }: Span): Span => ({ start: start - 1, end: end + 2 });

function ofLabel(one: Statement, labels: readonly Labelled[], { message, asked }: Text, hasDays: boolean): Statement {
  const label = labels.find(({ part, value }) => SLOTS[part]?.includes(one.slot) && overlap(value, one.at));
  if (!label || (one.role !== "states" && one.role !== "mentions")) return one;
  if (one.slot === "service") {
    const words = message.slice(label.value.start, label.value.end).replace(/^[\s:]+|[\s.,;]+$/gu, "");
    return one.value.kind === "catering" && words ? { ...one, value: { ...one.value, detail: words } } : one;
  }
  if (one.slot === "person") return one;
  if ((label.part === "claimant" || label.part === "respondent") && one.slot === "firm")
    return { ...one, slot: "person", value: { name: one.value.firm, part: label.part }, role: "corrects" };
  // "The firm is X", to the question for a party's, is of that one.
  if (label.part === "firm" && asked === "firm") return { ...one, role: "states" };
  if (one.slot === "when") return hasDays ? { ...one, role: "corrects" } : one;
  return { ...one, role: "states", named: true };
}

/** "The number of participants is 14": a number that its label alone explains. */
function countOf({ part, value, at }: Labelled, statements: readonly Statement[], { message, pieces }: Text): Statement[] {
  const slot = part === "people" ? "headcount" : part === "breakouts" ? "breakouts" : null;
  if (!slot || statements.some((one) => one.slot === slot && overlap(one.at, at))) return [];
  const piece = pieces.find(({ start, key }) => start >= value.start && start < value.end && numberIn(key) !== null);
  const count = piece ? numberIn(piece.key) : null;
  if (!piece || !count) return [];
  const evidence = { quote: message.slice(at.start, at.end), at, score: 0.95, sources: ["detector"], named: true } as const;
  const rooms = EACH_SIDE.test(message.slice(piece.end, value.end)) ? count * SIDES : count;
  if (slot === "breakouts") return [{ slot, value: { rooms }, role: "states", ...evidence }];
  return [{ slot, value: { least: count, most: count }, role: "states", ...evidence }];
}

const SIDES = 2;
/** "One for each side", « une par partie ». */
const EACH_SIDE = /^\s(?:per|par|por|(?:for |pour |para )(?:each|chaque|cada))\s(?:side|party|camp|partie|côté|parte|lado)(?!\p{L})/iu;
/** "Room setup is boardroom", where only its label says that it is one. */
function setupOf({ part, value, at }: Labelled, statements: readonly Statement[], { message }: Text): Statement[] {
  if (part !== "setup" || statements.some(({ slot, at: own }) => slot === "setup" && overlap(own, value))) return [];
  const setup = SETUPS.find(([word]) => word.test(message.slice(value.start, value.end)))?.[1];
  const evidence = { quote: message.slice(at.start, at.end), at, score: 0.95, sources: ["detector"], named: true } as const;
  return setup ? [{ slot: "setup", value: { setup }, role: "states", ...evidence }] : [];
}
const SETUPS: readonly (readonly [RegExp, string])[] = [
  [/boardroom|conf[ée]rence|réunion|reuni[óo]n|junta/iu, "boardroom"],
  [/court|tribunal|cour(?!\p{L})|juzgado/iu, "courtroom"],
];
