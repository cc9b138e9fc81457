/** The answer to "which firm?": only what looks like an organisation, or stands where its name must stand. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import { fold, words } from "../fold.ts";
import { NOT_NAMES, TITLES } from "../lexicon/not-names.ts";
import { overlaps, type Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import { firmCapitals, looksLikeFirm } from "./firm.ts";
import { isGivenName } from "./name.ts";

const LEAD_IN =
  /^(?:(?:(?:sure|ok|okay|yes|yeah|hi|hello|well|oh|and|oui|bonjour|et|si|claro|hola|y|it's|its|it is|that's|c'est|es|we are|we're|i'm with|i'm at|i'm from|i am with|i am at|i work at|i work for|at|with|from|of|chez|du|je suis chez|je travaille chez|trabajo en|estoy en|de|en|actually|en fait|no|sorry|pardon|perdon)[\s,.!-]+|(?:(?:my|our|the|mon|notre|le|la|mi|nuestra|nuestro|el)\s)?(?:law firm|firm|company|organi[sz]ation|employer|cabinet|entreprise|societe|organisme|organisation|etude|despacho|bufete|empresa|firma|organizacion|compania)(?: name)?(?:\s?:\s?|\s(?:is|est|es|named|called|s'appelle|se llama)\s|\s(?=\p{L}))))+/u;
/** Words that no organisation's name has, so that what holds them is a sentence. */
const SENTENCE =
  /\b(?:i|i'm|i'd|you|we|it|is|are|was|not|don't|what|already|that|this|need|want|would|prefer|rather|je|j'ai|vous|nous|ne|pas|c'est|ca|prefere|besoin|yo|usted|lo|que|ya|told|prefiero|necesito|necesitamos|vamos|ninguna?|none|no|non|wait|attendez|espere|they|have|ils|elles|ont|ellos|ellas|cambiaron|changed|maintenant|ahora|esta|only|seulement|uniquement|solamente|solo|represent\w*|claimant|plaintiff|respondent|defendant|demand(?:ante|ada|ado|eur|eresse)|defend(?:eur|eresse)|adverse|opposing|contraria)\b/;
const TITLE =
  /\b(?:partner|associate|counsel|lawyer|attorney|paralegal|clerk|assistant|manager|director|solicitor|president|ceo|avocate?|associee?|notaire|adjointe?|directrice|directeur|abogad[oa]|soci[oa]|asociad[oa]|asistente|gerente|directora?)\b/;
/** Words that say of what kind a firm is, and not which. */
const GENERIC =
  /^(?:law|legal|firm|company|cabinet|etude|despacho|bufete|firma|estudio|juridico|abogados?|avocats?|d'avocats|lawyers?|de|del|du|des|of|the|la|le|el|l|a|our|my|mon|mi|office|offices|bureau|chambers)$/;
const CONNECTOR =
  /^(?:&|and|et|y|e|de|of|the|la|le|les|los|du|del|des|van|von|der|for|pour|para|d'|l'|juridiques?|juridic[oa]s?|communautaires?|notariales?)$/;

/**
 * What of the message answers the question about the firm, or null. `name` is the contact's name where the
 * message gave it: what follows it after a comma or on the next line is the firm ("Jane Roe, Osler").
 */
export function answeredFirm(
  reading: Reading,
  asked: readonly DraftField[],
  busy: readonly Span[],
  name: Span | null,
): (Span & { value: string }) | null {
  if (!asked.includes("contactFirm") || reading.raw.includes("?")) return null;
  for (const part of reading.open.matchAll(/[^\n,;\u0001]+(?:, [^\n,;\u0001]{2,30} (?:&|and|et|y) [^\n,;\u0001]{2,30})?/g)) {
    const blank = part[0].length - part[0].trimStart().length;
    const lead = LEAD_IN.exec(part[0].trimStart())?.[0].length ?? 0;
    const start = part.index + blank + lead;
    const text = reading.raw
      .slice(start, part.index + part[0].length)
      .trim()
      .replace(/[.!]+$/, (stop) => (/\b(?:inc|ltd|ltee|co|corp|(?:[a-z]\.)+[a-z])\.$/i.test(part[0].trim()) ? stop : ""));
    const span = { start, end: start + text.length };
    const said = words(fold(text));
    if (busy.some((one) => overlaps(one, span)) || said.length === 0 || said.length > 9 || text.length < 2) continue;
    // "Del despacho", whose name was somebody else's.
    if (said.every((word) => GENERIC.test(word))) continue;
    if (!/^[\p{L}\d]/u.test(text) || /[.!?]\s+\p{Lu}\p{Ll}/u.test(text.replace(/\b(?:St|Ste|Mt|Dr|Inc|Ltd)\.\s/g, ""))) continue;
    const firmLike = looksLikeFirm(text) && !SENTENCE.test(fold(text));
    const placed = asked[0] === "contactFirm" || lead > 0 ? true : name !== null && follows(reading, name, part.index + blank);
    if (firmLike || (placed && isNameOfOne(text, said, asked[0] === "contactFirm" && part.index === 0)))
      return { ...span, value: firmCapitals(text) };
  }
  return null;
}

/** The next thing after the name: "Jane Roe, …", "Jane Roe\n…", "Jane Roe from …". */
function follows(reading: Reading, name: Span, at: number): boolean {
  return at >= name.end && /^[\s\u0001]*(?:[,\n–—-]|from|with|at|of|chez|du|de|del)?[\s\u0001]*$/.test(reading.folded.slice(name.end, at));
}

function isNameOfOne(text: string, said: readonly string[], lowerToo: boolean): boolean {
  if (SENTENCE.test(fold(text)) || said.every((word) => NOT_NAMES.has(word) || TITLES.has(word))) return false;
  if (TITLE.test(fold(text)) || (isGivenName(text) && said.length <= 2)) return false;
  const tokens = text.split(/\s+/);
  const named = tokens.filter((token) => !CONNECTOR.test(fold(token)));
  if (named.every((token) => /^[\p{Lu}\d(]/u.test(token))) return named.length <= 7;
  // All in lower case: a short answer to the question about the firm alone.
  return lowerToo && !/\p{Lu}/u.test(text) && tokens.length <= 4 && !said.some((word) => NOT_NAMES.has(word) && !CONNECTOR.test(word));
}
