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
      ? [...clause.matchAll(WHEN_DONE)].map(({ 0: said, 1: gone = "", index }) => ({
          start: from + index,
          end: from + index + said.length,
          // A day that is gone is read as one.
          unread: { start: from + index + gone.length, end: from + index + said.length },
        }))
      : [],
  );
  return [...talks.map((at) => ({ ...at, unread: at })), ...done];
}
