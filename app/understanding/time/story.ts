/** Days and hours at which something was done: "confirmed this morning", « je vous ai parlé hier à 14 h », «ayer hablamos a las tres». They are of the story. */
import type { Span } from "../contract.ts";

const TODAY = "(?:earlier )?this (?:morning|afternoon)|earlier today|ce matin|cet? (?:après-midi|avant-midi)|esta mañana|esta tarde";
const GONE = "yesterday|last night|the other day|hier|avant-hier|l['’]autre jour|ayer|anteayer|antier|anoche|el otro d[ií]a";
const WEEKDAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes";
const HOUR = String.raw`(?:at |around |about |vers |à |sobre |como |a las? )*(?:\d{1,2}(?:\s?[:h]\s?\d\d)?|noon|midi)(?:\s?(?:[ap]\.?m\b\.?|h\b|(?:o['’]clock|heures)\b|de la (?:mañana|tarde|noche)))?`;

/** Anyone who did it is done with it: a participle behind "be" or "get" is still to come. */
const ENGLISH =
  "confirmed|called|phoned|rang|emailed|e-mailed|texted|asked|agreed|answered|replied|decided|told|said|spoke|spoken|talked|met|wrote|written|sent|got|received|heard|learned|learnt|found out|let (?:me|us) know|came|signed|retained|hired|resigned";
const DONE_EN = String.raw`(?<!\b(?:be|get|gets|is|are|need|needs|want|it|them)\s)\b(?:${ENGLISH}|was|were)\b(?! (?:for|to be)\b)`;
const DONE_FR = String.raw`(?<!\p{L})(?:[jmtnl]['’])?(?:ai|a|ont|avons|avez|avait|avaient)\s(?:(?:été|bien|déjà|tous|toutes|juste|nous|vous)\s)*\p{L}+(?:é|ée|és|ées|i|it|is|u|us|ert)(?!\p{L})|(?<!\p{L})(?:vien[st]|venons|venez|viennent) (?:juste )?d['’e]`;
const DONE_ES = String.raw`(?<!\p{L})(?:\p{L}+(?:ó|aron|ieron)|dijo|dijeron|hizo|vino|hablamos|quedamos|llamamos|recibimos|escribimos|(?:habl|llam|mand|envi|confirm)é|recibí|escribí|(?:he|ha|han|hemos|acabamos de|acaba de)\s\p{L}+(?:[aiíeo]do|cho|to|[aei]r))(?!\p{L})`;
const DONE = new RegExp(`${DONE_EN}|${DONE_FR}|${DONE_ES}`, "iu");
/** Verbs that are done with by the time anyone reports them. What was said, asked or decided may well be of a time of today that is ahead: those are none. */
const FINISHED_EN =
  "confirmed|called|phoned|rang|emailed|e-mailed|texted|spoke|spoken|talked|met|wrote|written|sent|received|signed|retained|hired|resigned";
const FINISHED_FR = "confirmé|appelé|téléphoné|écrit|envoyé|parlé|reçu|signé|rappelé|répondu|rencontré|engagé|mandaté|démissionné|transmis";
const FINISHED_ES = "confirm|llam|mand|envi|habl|firm|contrat|contest";
const FINISHED = [
  String.raw`(?<!\b(?:be|get|gets|is|are|need|needs|want|it|them)\s)\b(?:${FINISHED_EN})\b`,
  String.raw`(?<!\p{L})(?:ai|a|ont|avons|avez|avait|avaient)\s(?:(?:été|bien|déjà|tous|toutes|juste|nous|vous)\s)*(?:${FINISHED_FR})e?s?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:vien[st]|venons|venez|viennent) (?:juste )?(?:de |d['’])(?:\p{L}+['’]|\p{L}+ )?\p{L}+(?:er|ir|re)(?!\p{L})`,
  String.raw`(?<!\p{L}|\bse )(?:(?:${FINISHED_ES})(?:ó|é|aron|amos)|escrib(?:ió|í|ieron|imos)|recib(?:ió|í|ieron|imos)|(?:he|ha|han|hemos)\s(?:(?:${FINISHED_ES})ado|escrito|recibido)|(?:acabamos|acaba|acabo|acaban) de\s\p{L}+(?:[aei]r)(?:\p{L}{2,3})?)(?!\p{L})`,
].join("|");
/** What begins another thought, or is the hearing itself: "confirmed the hearing this afternoon" may be of either. */
const NO_OBJECT =
  "for|that|if|about|whether|and|but|pour|que|qu|si|et|mais|afin|para|y|pero|to (?:ask|be|book|see|know|find|get|have|reserve|check|say|schedule|hold|arrange|request|confirm)|hearing|mediation|arbitration|rooms?|session|meeting|audience|médiation|arbitrage|salle|séance|réunion|audiencia|mediación|arbitraje|sala|sesión|reunión";
const OBJECT = String.raw`(?:\s(?!(?:${NO_OBJECT})(?!\p{L}))[\p{L}'’.-]+){0,4}?`;
/** The verb of the past right before a time of today, or behind one that begins its clause. */
const BEFORE = new RegExp(String.raw`(?:${FINISHED})${OBJECT},?\s$`, "iu");
const BEHIND = new RegExp(
  String.raw`^[”"’»,]?(?:(?: is)?(?: just| only)? when)?(?:\s[\p{L}'’]+){0,3}\s(?<!\b(?:an?|the|our|and)\s)(?:[jmtnl]['’])?(?:${FINISHED})(?!.*\b(?:for|pour|para)\b)`,
  "iu",
);
/** Who asks or wishes speaks of what is ahead. */
const ASKS =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:not|yet|no|todavía|aún|wonder\p{L}*|is there|are there|do you|can you|could (?:we|you|i)|can (?:we|i)|may (?:we|i)|need(?:s|ed)?|works?|would|hoping|looking for|want(?:s|ed)?|available|avez-vous|y a-t-il|est-ce|peut-on|pou(?:vez|vons|rr\p{L}+)|besoin|il (?:nous|me) faut|voudr\p{L}+|souhait\p{L}+|aimer\p{L}+|convien\p{L}+|cherch\p{L}+|disponible|hay|tienen?|pueden?|podr[ií]a\p{L}*|podemos|necesit\p{L}+|quer(?:emos|[ií]a\p{L}*)|quisi\p{L}+|gustar\p{L}+|conviene|sirve|buscamos|busco)(?!\p{L})/iu;
/** With whom one talked on a weekday says nothing of a hearing. */
const TALKED = new RegExp(
  String.raw`\b(?:called|phoned|emailed|e-mailed|texted|spoke|talked|wrote)\b(?:\s(?:to|with|you|me|us|him|her|them|on|last|\p{Lu}\p{L}+)){0,3}\s(?:${WEEKDAY})(?: (?:morning|afternoon|evening))?(?:,? ${HOUR})?(?!\p{L}|,? (?:the )?\d)`,
  "giu",
);
const WHEN_DONE = new RegExp(String.raw`(?<![\p{L}-])(?:(${GONE})|${TODAY})(?!\p{L})(?:(?:\s\p{L}+){0,4}?,?\s${HOUR}(?![\d:]))?`, "giu");
const SAYS = /[^.;!?\n,()]+/gu;

/** The stretches of a text that say when something was done, and of these what the grammar would take for a time that is still to come. */
export function storyTimes(text: string): (Span & { unread: Span })[] {
  const talks = [...text.matchAll(TALKED)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
  const done = [...text.matchAll(SAYS)].flatMap(({ 0: clause, index: from }) =>
    DONE.test(clause)
      ? [...clause.matchAll(WHEN_DONE)].flatMap(({ 0: said, 1: gone = "", index }) => {
          if (gone === "" && !isDoneToday(clause, index, said)) return [];
          const [start, end] = [from + index, from + index + said.length];
          // A day that is gone is read as one.
          return [{ start, end, unread: { start: start + gone.length, end } }];
        })
      : [],
  );
  return [...talks.map((at) => ({ ...at, unread: at })), ...done];
}

/** A time of today may be ahead: in doubt it is the hearing's. */
function isDoneToday(clause: string, at: number, said: string): boolean {
  if (ASKS.test(clause)) return false;
  const [before, after] = [clause.slice(0, at), clause.slice(at + said.length)];
  return BEFORE.test(before) || (!/\p{L}/u.test(before) && BEHIND.test(after));
}
