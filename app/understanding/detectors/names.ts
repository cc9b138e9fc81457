/** Names in closed forms: after "my name is", before "speaking", after a label, under a letter. */
import { fold } from "../text/fold.ts";
import { once } from "../text/once.ts";
import type { Piece } from "../text/pieces.ts";
import { isFiller } from "./acts.ts";
import { bearsName } from "./bears-name.ts";
import { type Cue, cueBook, cuesIn } from "./cues.ts";
import { type Finding, isCapital, overlap, type Said, type Text } from "./finding.ts";
import { firms } from "./firms.ts";
import { type Run, runAt, smallRunAt } from "./runs.ts";
import { ROLE_WORDS } from "./words/stories.ts";
import * as en from "./words/who.en.ts";
import * as es from "./words/who.es.ts";
import * as fr from "./words/who.fr.ts";

const BEFORE = cueBook(en.BEFORE_NAME_EN, fr.BEFORE_NAME_FR, es.BEFORE_NAME_ES);
const AFTER = cueBook(en.AFTER_NAME_EN, fr.AFTER_NAME_FR, es.AFTER_NAME_ES);
const LABELS = cueBook(en.NAME_LABELS_EN, fr.NAME_LABELS_FR, es.NAME_LABELS_ES);
const ROLES = cueBook(ROLE_WORDS);
const SIDES = cueBook(en.SIDE_EN, fr.SIDE_FR, es.SIDE_ES);
/** After these anything may follow ("I am late"): what follows is a name only in capitals, and less surely. */
const LOOSE = new Set(
  "i am|i'm|im|this is|it's|je suis|c'est|ici|chu|soy|yo soy|con|aqui|aca|contact|contacto|a mi|demander|ponga|mettez|firma|mon nom|mi nombre|my name|we are|we're|somos|on est|nous sommes|soy de".split(
    "|",
  ),
);
/** After "on behalf of" these begin a person, not a firm. */
const TITLES = /^(?:mr|mrs|ms|dr|me|mme|mlle|sra?|lic|dra|ing)\.?$/i;
/** Where we asked who it is, these introduce the visitor. */
const ASKS_WHO: ReadonlySet<string> = new Set(["name", "contact", "firm"]);
const LINKING: ReadonlySet<string> = new Set(["c'est", "it's", "this is", "con"]);
/** Before these links the visitor speaks of themselves, or only begins. */
const SELF: ReadonlySet<string> = new Set(
  "moi ici nom name hi hey hello bonjour allo salut oui yes yeah ok so bon ben non no sure and et alor sorry well hola habla".split(" "),
);
const POSTED = /^(?:i am|i['’]m|im|soy|yo soy|je suis|chu|we are|we['’]re|somos|nous sommes|on est)$/i;
const STRONG_LINK = /\s(?:with|at|chez|(?:working|employed) for|for)\s(?:the\s)?$/i;
const LINK = /\s(?:of|from|in|de|du|d['’]|del|à|au|en|dans)\s?(?:the\s|la\s|el\s|l['’])?$/i;
/** "Clerk to the arbitrator", "counsel for the claimant": a person, or a part. */
const OF_PERSON = /\b(?:claimant|respondent|plaintiff|defendant|demand\p{L}+|défend\p{L}+|demandad\p{L}+|arbitrat?or|árbitro|arbitre)\b/iu;
const MOST_OF_POST = 10;
const MOST_LABELLED = 60;
/** Of a value after its own label. */
const OWN_LINE = 0.85;
/** Between a name and its firm: "Ana Ruiz from …", « Luc Roy du cabinet … ». */
const LINKS = cueBook({
  link: "from|of|with|from the firm of|de|du cabinet|du bureau|du bureau de|du|de chez|chez|au cabinet|del despacho|del bufete|de la firma|del estudio|del|with the law office of",
});

/** "I'm a clerk with X LLP", « je suis juriste à la X inc. », "soy paralegal de X": what the visitor does, and the firm after it. */
function posts(text: Text): Finding[] {
  return cuesIn(BEFORE, text.pieces).flatMap((cue): Finding[] => {
    if (!POSTED.test(text.message.slice(cue.start, cue.end))) return [];
    const from = (text.pieces[cue.last]?.token ?? 0) + 1;
    const stop = text.tokens.findIndex((token, at) => at >= from && (isCapital(token) || /^[.,;:!?(\n]$/.test(token.text)));
    const run = stop < 0 || stop - from > MOST_OF_POST ? null : runAt(text.tokens, stop, true);
    const start = text.tokens[stop]?.start ?? 0;
    const words = text.message.slice(cue.end, start);
    const role = cuesIn(ROLES, text.pieces).find((one) => one.start >= cue.end && one.end <= start);
    const firm = firms(text).find((one) => one.start <= start && one.end > start);
    const isAt = STRONG_LINK.test(words) || (firm !== undefined && LINK.test(words));
    if (!run || !role || !isAt || OF_PERSON.test(words)) return [];
    const at = { start, end: Math.max(firm?.end ?? 0, text.tokens[run.last]?.end ?? start) };
    return [{ kind: "is:at", ...at, said: { slot: "firm", value: { firm: text.message.slice(at.start, at.end) }, score: 0.85 } }];
  });
}

export function introductions(text: Text): Finding[] {
  const before = cuesIn(BEFORE, text.pieces).flatMap((cue) => [
    { kind: `before:${cue.means}`, start: cue.start, end: cue.end },
    ...namedAfter(text, cue),
  ]);
  const after = cuesIn(AFTER, text.pieces).map((cue) => ({ kind: `after:${cue.means}`, start: cue.start, end: cue.end }));
  const held = posts(text);
  return [...before.filter((one) => !("said" in one) || !held.some((post) => overlap(post, one))), ...held, ...after];
}

function namedAfter(text: Text, cue: Cue): Finding[] {
  if (cue.means !== "me" && cue.means !== "from" && cue.means !== "client") return [];
  if (hasOtherSubject(text, cue)) return [];
  const words = fold(text.message.slice(cue.start, cue.end));
  const isLoose = LOOSE.has(words);
  const next = (text.pieces[cue.last]?.token ?? 0) + 1;
  const at = text.tokens[next]?.text === ":" ? next + 1 : next;
  const hasCapitals = text.tokens.some(isCapital) && /\p{Ll}/u.test(text.message);
  const capitals = hasCapitals ? runAt(text.tokens, after(text, at), cue.means !== "me") : null;
  const run = capitals ?? (hasCapitals || isLoose ? null : smallRunAt(text.tokens, at, isNoName));
  if (cue.means === "from" && TITLES.test(text.tokens[run?.first ?? -1]?.text ?? "")) return [];
  if (!run || (isLoose && run.first === run.last && !linkAfter(text, run)) || isOfCalendar(text, run)) return [];
  const score = isLoose ? 0.6 : hasCapitals ? 0.8 : 0.5;
  const start = text.tokens[run.first]?.start;
  const isFirm = cue.means === "me" && firms(text).some((firm) => firm.start === start && firm.end >= (text.tokens[run.last]?.end ?? 0));
  if (cue.means !== "me" || isFirm) return [findOf(text, run, isFirm ? "from" : cue.means, score)];
  const { own, firm } = parted(text, run);
  return [findOf(text, own, "me", score), ...(firm ? [findOf(text, firm, "from", score)] : [])];
}

/** "Call me Friday". */
const isOfCalendar = ({ tokens, readings }: Text, run: Run): boolean =>
  readings.some(({ start, end }) => start <= (tokens[run.first]?.start ?? 0) && end >= (tokens[run.last]?.end ?? 0));

/** "Annie Lavoie de Roy Gendron": a particle between two full names parts a person from a firm. */
function parted(text: Text, run: Run): { own: Run; firm: Run | null } {
  const forms = firms(text);
  for (let at = run.first + 2; at < run.last; at++) {
    const isLink = fold(text.tokens[at]?.text ?? "") === "de" && isCapital(text.tokens[at + 1]);
    const place = { start: text.tokens[at + 1]?.start ?? 0, end: text.tokens[at + 1]?.end ?? 0 };
    const firm = runAt(text.tokens, at + 1, true);
    const words = (first: number, last: number) => text.message.slice(text.tokens[first]?.start, text.tokens[last]?.end);
    const isNamed = firm !== null && bearsName(words(firm.first, firm.last), words(run.first, at - 1));
    if (isLink && (isNamed || forms.some((form) => overlap(form, place)))) return { own: { first: run.first, last: at - 1 }, firm };
  }
  return { own: run, firm: linkAfter(text, run) };
}

/** The firm that follows a name and a linking word, or a comma and a run that ends in no title. */
function linkAfter({ tokens, pieces }: Text, run: Run): Run | null {
  const next = tokens[run.last + 1];
  const first = pieces.findIndex(({ token }) => token === run.last + 1);
  const [cue] = cuesIn(LINKS, pieces.slice(first, first + 5));
  if (next?.text === "," || first < 0 || cue?.first !== 0) return null;
  const at = (pieces[first + cue.last]?.token ?? 0) + 1;
  return runAt(tokens, /^(?:the|le|la|el)$/i.test(tokens[at]?.text ?? "") ? at + 1 : at, true);
}

/** The place of the first word that says something. */
const firstTold = once((pieces: readonly Piece[]) => {
  const first = pieces.findIndex(({ key }) => /\p{L}/u.test(key) && !SELF.has(key) && !isFiller(key));
  return first < 0 ? pieces.length : first;
});

/** "le témoin c'est …", "I spelled it wrong, it's …": after anything that was said before these say who that is, not who writes. */
function hasOtherSubject({ pieces, message, asked }: Text, cue: Cue): boolean {
  if (!LINKING.has(fold(message.slice(cue.start, cue.end)))) return false;
  const before = pieces[cue.first - 1];
  const isLinked = before && /^[\s]*$/.test(message.slice(before.end, cue.start)) && /\p{L}/u.test(before.key);
  if (isLinked === true && !SELF.has(before?.key ?? "")) return true;
  return !ASKS_WHO.has(asked) && firstTold(pieces) < cue.first;
}

/** "our client, Maple Foods", « notre étude, la SCP … »: the comma and the article of what follows. */
function after({ tokens }: Text, at: number): number {
  const from = tokens[at]?.text === "," ? at + 1 : at;
  return /^(?:the|le|la|el|los|las|les|a|à)$/i.test(tokens[from]?.text ?? "") ? from + 1 : from;
}

const NO_NAMES = new Set(
  "from with and at de et y chez del con for the a un une una el la le du in en for pour para not pas no i je i'm".split(" "),
);
const isNoName = (word: string) => NO_NAMES.has(word) || isFiller(word);

function findOf(text: Text, run: Run, means: string, score: number): Finding {
  const { message, tokens } = text;
  const start = tokens[run.first]?.start ?? 0;
  const formed = means === "me" ? undefined : firms(text).find((firm) => firm.start === start);
  const end = Math.max(tokens[run.last]?.end ?? start, formed?.end ?? 0);
  const said = saidOf(means, message.slice(start, end), score);
  return { kind: `is:${means}`, start, end, ...(means === "client" ? {} : { said }) };
}

function saidOf(means: string, words: string, score: number): Said {
  return means === "me" ? { slot: "name", value: { name: words }, score } : { slot: "firm", value: { firm: words }, score };
}

/** "Firm: Okoro Barnes LLP", to the end of the line or the next comma. */
export function labels(text: Text): Finding[] {
  return labelled(text)
    .filter(({ means }) => means !== "story")
    .map(({ means, lead, start, end }) => {
      const isHeader = /^(?:from|de|remite|remitente|exp[ée]diteur)\b/i.test(text.message.slice(lead, start));
      const isOwn = (means === "me" && !isHeader) || means === "firm";
      const said = saidOf(means, text.message.slice(start, end), OWN_LINE);
      return { kind: `label:${means}`, start, end, ...(isOwn ? { said } : {}) };
    });
}

/** What follows each label. */
export function labelled({ message, tokens, pieces }: Text): { means: string; lead: number; start: number; end: number }[] {
  return cuesIn(LABELS, pieces).flatMap((cue) => {
    const token = pieces[cue.last]?.token ?? 0;
    const opener = tokens[pieces[cue.first]?.token ?? 0];
    const isFirst =
      pieces[cue.first]?.token === 0 || opener?.opensLine || /[,;.(-]/.test(message.slice(0, cue.start).trimEnd().at(-1) ?? "");
    if (tokens[token + 1]?.text !== ":" || !isFirst) return [];
    const from = tokens[token + 2];
    if (!from || from.opensLine) return [];
    const rest =
      message
        .slice(from.start)
        .split(cue.means === "story" ? /\n|\. / : /[\n,;|<(]|\. /)[0]
        ?.trimEnd() ?? "";
    if (rest === "" || (rest.length > MOST_LABELLED && cue.means !== "story")) return [];
    return [{ means: cue.means, lead: cue.start, start: from.start, end: from.start + rest.length }];
  });
}

export function sides({ pieces }: Text): Finding[] {
  return cuesIn(SIDES, pieces).map(({ means, start, end }) => ({
    kind: "side",
    start,
    end,
    said: { slot: "side", value: { side: means === "claimant" ? "claimant" : "respondent" }, score: 0.8 },
  }));
}
