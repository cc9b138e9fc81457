/** What a statement does with its value, by the words around it: corrects, rules out, is a second choice, is only wished for. */
import { citiesInOrder, elseIn } from "./cities.ts";
import type { ActSaid, Role, Slot, Span, Statement } from "./contract.ts";
import { type Cue, cueBook } from "./detectors/cues.ts";
import { overlap, type Text } from "./detectors/finding.ts";
import { livingCues } from "./detectors/polarity.ts";
import { isFallback, preferenceIn, putInPlace } from "./preferences.ts";
import { clauseAt, sentenceAt } from "./text/clauses.ts";
import { ALSO_WORDS, BACKUP_WORDS } from "./when/stretches/role-words.ts";

const CUES = cueBook({
  mends:
    "no sorry|sorry no|no wait|non pardon|pardon non|non désolé|non désolée|perdón no|no perdón|no espere|make that|make it|i meant|we meant|change of plan|change of plans|correction|scratch that|oops|changement de programme|changement de plan|oups|je voulais dire|nous voulions dire|rectification|quise decir|quería decir|cambio de planes|cambio de plan|corrijo|corrección|ups|correct is|correct one is|correct number is|right one is|right number is|le bon est|le bon numéro est|la bonne adresse est|el correcto es|lo correcto es|la correcta es",
  corrects:
    "actually|make the room|set the room|que sean|que seamos|let's say|say instead|on second thought|move it to|change it to|switch it to|finalement|à la place|plutôt|en fait|déplacez-la au|mettez plutôt|en realidad|que sea mejor|que sean mejor|más bien el|más bien|cámbielo a|muévala al",
  // At the head of a sentence these correct all of it: « pardon, 5 en fait, Jacques ne vient pas ».
  opens:
    "sorry|pardon|perdón|désolé|désolée|excusez|excusez-moi|je me corrige|me corrijo|corrijo|my mistake|my bad|mon erreur|mi error|fe de erratas|small correction|one correction|petite correction|une correction",
  rather: "mejor",
  backup: `${BACKUP_WORDS}|${ALSO_WORDS}|como alternativa|only an alternative|just an alternative|is an alternative|qu'une alternative|est une alternative|solo una alternativa|sólo una alternativa|es una alternativa|sería una alternativa`,
  instead:
    "alternativa|alternativas|alternative|alternatives|alternate date|alternate dates|alternatively|autre possibilité|autre date possible",
  drops:
    "don't use|dont use|do not use|doesn't use|does not use|n'utilise pas|n'utilisons pas|utilise pas|n'emploie pas|no uso|no usamos|no utilizo|no utilizamos|no usa|nobody needs|no one needs|none of us need|nobody will need|doesn't need|don't require|do not require|neither|faudrait pas|faut pas|personne n'a besoin|n'avons pas besoin|nadie necesita|no necesitan|no necesita|don't need|dont need|do not need|don't want|dont want|do not want|no longer need|no longer want|won't need|will not need|not need|no need for|no need of|without|drop|remove|take off|take out|get rid of|leave out|bring our own|brings our own|bring their own|have our own|no|neither|nor|already have|already have our|already hired|already retained|brings his own|brings her own|bringing our own|bringing their own|coming with our own|comes with their own|pas besoin|plus besoin|sans|retirez|retirer|enlevez|enlever|supprimez|laissez tomber|notre propre|nos propres|ne voulons pas|ne veux pas|ne voulons plus|pas de|aucun|aucune|ni|avons déjà|ai déjà|apporte son propre|apportera son propre|amène son propre|amènera son propre|vient avec son|viendra avec son|viennent avec leur|no necesitamos|no necesito|no necesitaremos|ya no necesitamos|no hace falta|no requerimos|no requiero|no queremos|no quiero|ya no queremos|sin|quiten|quite|quitar|eliminen|elimine|nuestro propio|nuestra propia|ni|ya tenemos|ya contratamos|ya tengo|trae su propio|traen su propio|traerá su propio|traerán su propio|trae su propia|lleva su propio|viene con su propio|vienen con su propio|traemos nuestro|traeremos nuestro",
  // A diet rules out no service.
  diet: "sans gluten|sans lactose|sans arachides|sans noix|sin gluten|sin lactosa|sin nueces|sin azúcar|no dairy|no nuts|no pork|without nuts",
  dropped:
    ": no|: non|: none|: aucun|: aucune|: ninguno|: ninguna|: n/a|we bring ours|we have ours|we come with ours|already been retained|has been retained|already been hired|already been arranged|need not be supplied|need not be arranged|already arranged|déjà retenu|déjà retenue|déjà engagé|déjà engagée|déjà réservé|déjà réservée|nous venons avec le nôtre|nous venons avec la nôtre|ya está contratado|ya está contratada|ya fue contratado|ya fue contratada|ya quedó contratado|venimos con el nuestro|trae el suyo|trae la suya|we'll bring ours|nous apportons le nôtre|nous avons le nôtre|nous avons la nôtre|traemos el nuestro|traemos la nuestra|not needed|isn't needed|won't be needed|not necessary|n'est pas nécessaire|ne sera pas nécessaire|n'est plus nécessaire|pas nécessaire|no es necesario|no es necesaria|ya no es necesario|no hará falta|no será necesario",
  not: "rather than|instead of|and not|plutôt que|au lieu de|au lieu du|et non|et non pas|en lugar de|en lugar del|en vez de|en vez del|y no",
  except: "except|except for|but not|anywhere but|sauf|sauf à|hormis|excepté|excepto|salvo|menos",
});
/** What is ruled out follows its words at once. */
const NEXT = 12;
/** "Oh sorry, …". */
const FILLERS = 4;
const PUTS_DOWN =
  /(?<!\p{L})(?:it['’]?s|it (?:is|has|must|should|will)|that['’]?s|actually|make|meant|should be|c['’]est|ce (?:sera|serait)|plut[ôo]t|finalement|es|ser[áa]|que sea|mejor|son)(?!\p{L})/iu;
/** "Sorry for the delay", « désolé du retard ». */
const FOR = /^\s(?:for|about|to|that|i['’]?m|de|du|pour|d['’]|que|por|la|el)(?!\p{L})/iu;
const NO_BACKUP = /(?:^|\s)(?:not|no|pas|isn['’]t)\s(?:d['’]|de\s|es\s)?(?:an?|the|une?|la?|el)?\s?$/iu;
/** "A spare day in addition to the 8th": the 8th is none. */
const BESIDES = /(?:in addition to|besides|on top of|en plus d|en sus d|outre|adem[aá]s de)/i;
const DENIED = /(?:^|[\s,;(])(?:not|no|pas|non)\s(?:(?:the|on|at|in|el|los|a las|en|le|les|à)\s)?$/i;
const BETWEEN = /^[\s,]*(?:(?:not|no|pas|non|et non|y no|and not|but|mais|sino)[\s,]*)?(?:(?:the|on|at|in|el|los|le|les|à)\s*)?$/i;
const LONGEST_DENIAL = 80;
const DENIES = /^(?:not|no|pas|non)\s/i;
const CORRECTS = 0.6;
const SURELY = 0.85;

/** Slots of which a message gives another value where it begins with a no. */
const ANSWERED: ReadonlySet<Slot> = new Set(["when", "headcount", "venue", "format", "proceeding", "name", "firm", "email", "phone"]);
const NO = /^¡?(?:no|nope|non|nan|nah)(?:\s*[,.!]|\s(?:no|non|wait|sorry|espere|espera|attendez|attends|perdón|mejor)\b)/i;
/** Where a changed mind at the head of a message corrects. */
const MINDED: ReadonlySet<string> = new Set(["-", "summary", "date", "time", "people"]);
const SHORT = 90;
const OOPS = /^\P{L}*(?:oops|whoops|oups|ups|zut|mince)(?!\p{L})/iu;

/** What the words of a correction may have been taken for. */
const REPLACED: ReadonlySet<ActSaid["act"]> = new Set(["correct", "inform", "deny", "unclear", "undo"]);

/** The acts, with the correction that the roles of short messages or a leading no show. */
export function withCorrection(said: readonly ActSaid[], statements: readonly Statement[], text: Text): ActSaid[] {
  // "Oops, my signature was missing: …" takes nothing back.
  const isOops = ({ act, at }: ActSaid) => act === "undo" && OOPS.test(text.message.slice(at.start, at.end)) && statements.length > 0;
  const acts = said.filter((one) => !isOops(one));
  const { message, asked } = text;
  const cues = livingCues(CUES, text);
  const isMended = cues.some(
    ({ means, start }) => means === "mends" || ((means === "corrects" || means === "rather") && start === 0 && MINDED.has(asked)),
  );
  const isContrasted = statements.some(({ role }) => role === "not");
  const corrects = (isMended || isContrasted) && statements.some(({ role }) => role === "corrects");
  const isNo =
    asked !== "needs" &&
    asked !== "-" &&
    NO.test(message.trim()) &&
    statements.some(({ slot, role }) => role === "states" && ANSWERED.has(slot));
  // A leading no is of the whole message, wherever a tagger hears the correction.
  const isKnown = acts.some(({ act }) => act === "change" || (act === "correct" && !isNo));
  if (message.length > SHORT || !(corrects || isNo) || isKnown) return [...acts];
  const correct: ActSaid = { act: "correct", at: { start: 0, end: message.length }, score: 0.75, sources: ["detector"], whole: true };
  return [correct, ...acts.filter(({ act }) => !REPLACED.has(act))];
}

/** The statements with their roles. */
export function withRoles(statements: readonly Statement[], text: Text, acts: readonly ActSaid[]): Statement[] {
  const cues = livingCues(CUES, text);
  // A correction is of the sentence that makes it: in a long one nothing settled changes in passing.
  // "No calls please" refuses calls and corrects nothing.
  const refusals = acts.filter(({ act }) => act === "nocall");
  const corrections = acts.filter(
    ({ act, score, at }) =>
      act === "correct" && score >= CORRECTS && at.end - at.start <= SHORT && !refusals.some((one) => overlap(one.at, at)),
  );
  const roles = new Map<Statement, Role>();
  for (const cue of cues) give(cue, statements, text, roles);
  contrasted(statements, text, roles);
  for (const [first, other] of citiesInOrder(statements, text)) {
    roles.set(first, roles.get(first) === "corrects" ? "corrects" : "states");
    roles.set(other, "backup");
  }
  return statements.map((statement) => {
    const own = roles.get(statement);
    const isOpen =
      statement.role === "states" ||
      (own === "corrects" && isLearntRole(statement)) ||
      own === "backup" ||
      (own === "states" && statement.slot === "venue");
    if (!isOpen) return statement;
    if (own === "backup" && statement.slot === "venue") return { ...statement, role: own, also: [elseIn(statement, statements, text)] };
    if (own) return { ...statement, role: own };
    if (isFallback(text, statement)) return { ...statement, role: "backup" };
    return {
      ...statement,
      role: corrections.some((act) => isCorrectedBy(act, statement, statements))
        ? "corrects"
        : preferenceIn(text, statement.at)
          ? "prefers"
          : "states",
    };
  });
}

/** A correction that is only learnt is certain of one value alone: of several any may be what it adds. */
function isCorrectedBy({ at, sources, score }: ActSaid, statement: Statement, statements: readonly Statement[]): boolean {
  if (!overlap(at, statement.at)) return false;
  const own = statements.filter((one) => one.role !== "mentions" && overlap(one.at, at));
  const isOne = new Set(own.map(({ slot }) => slot)).size === 1;
  // Days have their own questions.
  return sources.some((source) => source !== "tagger") || statement.slot === "when" || (score >= SURELY && isOne);
}

/** "make that the 14th" corrects, whatever a tagger read there; what the grammar reads as ruled out stays so. */
function isLearntRole({ role, slot, value }: Statement): boolean {
  return (role === "not" || role === "backup") && slot !== "person" && !(slot === "when" && value.kind === "not");
}

/** "Ottawa, not Toronto", « pas mardi, mercredi »: of two values of one slot side by side the denied one is out, the other corrects. */
function contrasted(statements: readonly Statement[], { message }: Text, roles: Map<Statement, Role>) {
  for (const out of statements) {
    const isDenied = DENIED.test(message.slice(0, out.at.start)) || DENIES.test(out.quote);
    // Two services are wanted or not each by itself: one is no correction of the other.
    if (!isDenied || DROPPED.has(out.slot)) continue;
    const kept = statements.find((one) => one !== out && one.slot === out.slot && isNextTo(one.at, out.at, message));
    // "After the 12th, not Fridays" leaves days out, and corrects none.
    const leavesOut = out.slot === "when" && out.value.value?.some(({ when }) => when?.kind === "every");
    if (!kept || (leavesOut && !(kept.slot === "when" && kept.value.kind === "day"))) continue;
    roles.set(out, "not");
    roles.set(kept, "corrects");
  }
}

/** Nothing between the two but the denial itself. */
function isNextTo(a: Span, b: Span, message: string): boolean {
  const between = a.end <= b.start ? message.slice(a.end, b.start) : b.end <= a.start ? message.slice(b.end, a.start) : "…";
  return between.length <= LONGEST_DENIAL && BETWEEN.test(between);
}

function give(cue: Cue, statements: readonly Statement[], text: Text, roles: Map<Statement, Role>) {
  const { clause, sentence } = around(cue, text);
  if (cue.means === "opens") corrected(cue, sentence, statements, text, roles);
  else if (cue.means === "corrects" || cue.means === "mends") {
    // "Rectification : le 3 mars": the word itself says nothing else.
    const own = statements.filter((one) => overlap(one.at, clause) && !overlap(one.at, cue));
    // "Sorry, no: the 12th": a word of correction by itself is of what comes next.
    const next = statements.find(({ at }) => at.start >= cue.end && at.start - cue.end <= NEXT);
    const mended = own.length === 0 && next ? [next] : own;
    for (const one of [...mended, ...coordinated(mended, sentence, statements, text)]) if (!roles.has(one)) roles.set(one, "corrects");
    if (own.length === 0 && !next) corrected(cue, sentence, statements, text, roles);
  } else if (cue.means === "rather") {
    for (const one of putInPlace(cue, statements, text, clause)) if (!roles.has(one)) roles.set(one, "corrects");
  } else if (cue.means === "backup") {
    // "Not a second choice" makes none.
    if (NO_BACKUP.test(text.message.slice(0, cue.start))) return;
    const days = statements.filter((one) => (one.slot === "when" || one.slot === "venue") && overlap(one.at, sentence));
    // "Our second choice is the 5th" names it behind its words, "the 5th as second choice" before them.
    const next = days.find(({ at }) => at.start >= cue.end && /^[,:]?[^,.;!?]{0,45}$/.test(text.message.slice(cue.end, at.start)));
    const last = days.findLast(({ at }) => at.end <= cue.start + 1);
    const isFurther = next !== undefined && BESIDES.test(text.message.slice(cue.end, next.at.start));
    const isNamed = next && !isFurther && (!last || /[,.;]/.test(text.message.slice(last.at.end, cue.start)));
    const chosen = isNamed ? next : (last ?? (isFurther ? undefined : days.find(({ at }) => at.start >= cue.end)));
    if (chosen) roles.set(chosen, "backup");
  } else if (cue.means === "instead") {
    const next = statements.find(({ slot, at }) => slot === "when" && at.start >= cue.end && at.start - cue.end <= NEXT);
    if (next) roles.set(next, "backup");
  } else if (cue.means === "drops" || cue.means === "dropped") {
    for (const out of dropped(cue, statements, text, sentence)) roles.set(out, "not");
  } else if (cue.means === "except") {
    const out = statements.find(({ slot, at }) => slot === "venue" && at.start >= cue.end && at.start - cue.end <= NEXT);
    if (out) roles.set(out, "not");
  } else if (cue.means === "not") {
    const out = statements.find(({ at }) => at.start >= cue.end && at.start - cue.end <= NEXT);
    if (!out) return;
    const wanted = statements.find((one) => one.slot === out.slot && one.at.end <= cue.start && overlap(one.at, sentence));
    // "Write to me and not to Ms Fox" takes Ms Fox off no list.
    const isMe = /^\s(?:me|moi|m[íi]|yo|us|nous)\b/i.test(text.message.slice(cue.end, out.at.start));
    if (isMe || (out.slot === "person" && !wanted)) return;
    roles.set(out, "not");
    if (wanted) roles.set(wanted, "corrects");
  }
}

/** "Make it Miami, and 10 people": what only "and", a comma or a preposition joins to what a word corrects is corrected by it too. */
function coordinated(mended: readonly Statement[], sentence: Span, statements: readonly Statement[], { message }: Text): Statement[] {
  const own = mended.filter(({ slot }) => COORDINATED.has(slot));
  let end = Math.max(0, ...own.map(({ at }) => at.end));
  if (end === 0) return [];
  const joined: Statement[] = [];
  for (const one of statements.toSorted((a, b) => a.at.start - b.at.start)) {
    if (one.at.start < end || one.at.end > sentence.end) continue;
    if (
      !COORDINATED.has(one.slot) ||
      one.role !== "states" ||
      !(one.slot === "venue" ? JOINED_PLACE : JOINED).test(message.slice(end, one.at.start))
    )
      break;
    joined.push(one);
    end = one.at.end;
  }
  return joined;
}
/** What a hearing has one of. */
const COORDINATED: ReadonlySet<Slot> = new Set(["when", "headcount", "venue", "format", "breakouts", "setup"]);
const JOINED = /^[\s,]*(?:(?:and|et|y|e)\s+)?(?:(?:on|with|le|el|avec|con|for|pour|para)\s+)?$/iu;
/** A city behind "from" or "for" is of somebody. */
const JOINED_PLACE = /^[\s,]*(?:(?:and|et|y|e)\s+)?(?:(?:in|at|à|a|au|en)\s+)?$/iu;

/** A word of correction that opens a sentence is of its one value, however far behind. */
function corrected(cue: Cue, sentence: Span, statements: readonly Statement[], { message }: Text, roles: Map<Statement, Role>) {
  const own = statements.filter(
    (one) => ANSWERED.has(one.slot) && overlap(one.at, sentence) && (one.role === "states" || isLearntRole(one)),
  );
  const isOne = new Set(own.map(({ slot }) => slot)).size === 1;
  if (!isOne || cue.start - sentence.start > FILLERS || FOR.test(message.slice(cue.end))) return;
  // "Sorry, I'm only back on Monday" puts down no day.
  if (own.some(({ slot }) => slot === "when") && !PUTS_DOWN.test(message.slice(sentence.start, sentence.end))) return;
  for (const one of own) if (!roles.has(one)) roles.set(one, "corrects");
}

const DROPPED: ReadonlySet<Slot> = new Set(["service", "breakouts", "setup"]);
/** After these a sentence says what is wanted. */
const WANTED = /[;.]|\s(?:but|just|only|we need|mais|seulement|pero|sino|solo|sí)\s/i;
const OR = /\s(?:or|nor|ou|ni|o)\s/gi;
/** So far behind its no a service may be, and behind the last "or". */
const MOST_WORDS = 4;
const REACH = 30;
const GAP = 4;

/** The services that a no takes out: the one after it, those that an "or" lists with it, or the one right before it ("interpreter no"). */
function dropped(cue: Cue, statements: readonly Statement[], { message }: Text, sentence: Span): Statement[] {
  // "Chairs in a circle, no table": which set-up a model has read in a no is the model's to say.
  const isOfModel = ({ slot, sources }: Statement) => slot === "setup" && sources.includes("model");
  const own = statements.filter((one) => DROPPED.has(one.slot) && overlap(one.at, sentence) && !isOfModel(one));
  const before = own.findLast(({ at }) => at.end <= cue.start + 1);
  const isRight = before !== undefined && cue.start - before.at.end < GAP;
  if (cue.means === "dropped") return before ? [before] : [];
  const region = message.slice(cue.end, sentence.end);
  const end = cue.end + (WANTED.exec(region)?.index ?? region.length);
  const after = own.filter(({ at }) => (at.start >= cue.end && at.start < end) || (at.start <= cue.start && at.end > cue.end));
  const last = [...message.slice(cue.end, end).matchAll(OR)].at(-1);
  if (last) return after.filter(({ at }) => at.start <= cue.end + last.index + REACH);
  const [first] = after;
  const gap = first ? message.slice(cue.end, first.at.start).trim() : "";
  if (first && !gap.includes(",") && gap.split(/\s+/).length <= MOST_WORDS) return [first];
  return isRight && before ? [before] : [];
}

function around(cue: Span, { tokens, message }: Text): { clause: Span; sentence: Span } {
  const whole = { start: 0, end: message.length };
  const sentence = sentenceAt(tokens, cue) ?? whole;
  return { clause: clauseAt(tokens, cue) ?? sentence, sentence };
}
