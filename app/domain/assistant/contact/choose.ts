/** Among the addresses, numbers and firms of a message, the visitor's own. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import type { Facts } from "../facts.ts";
import { fold, words } from "../fold.ts";
import type { InvalidField, SpeechAct } from "../interpretation.ts";
import { overlaps, type Span, within } from "../phrases.ts";
import { isPutAside } from "../put-aside.ts";
import type { Reading } from "../reading.ts";
import type { EmailMention } from "./email.ts";
import { firmCapitals } from "./firm.ts";
import type { PhoneMention } from "./phone.ts";
import type { Signature } from "./signature.ts";

const SOMEONE_ELSES =
  /(?:client'?s?|opposing (?:counsel|party)(?:'s)?|copy|\bcc|c\.c\.|with copy to|copie a|con copia a|adverse|contraparte|mi cliente|mon client|ma cliente|not|pas|instead of)\b[^.\n]{0,18}$/;
/** "Please do not use the general address …" */
const NOT_TO_USE =
  /(?:do not|don't|dont|never|please avoid|n'|ne |no )\s?(?:use|using|write to|send|utilise[rz]?|ecri(?:re|vez)|envoye[rz]|usen?|utilicen?|escriban?|manden?|envien?)\b[^.,;\n]{0,45}$/;
const OWN = /(?:my|mon|mi|reach me|contact me|at|best|e-?mail|courriel|correo|a|is|est|es|to|:)\s*(?:is|est|es|:)?\s*$/;

/** The visitor's address: never one that is only copied or the client's; the last word where one corrects another. */
export function chooseEmail(emails: readonly EmailMention[], signature: Signature | null, reading: Reading): EmailMention | null {
  const own = emails.filter(
    (email) => !SOMEONE_ELSES.test(reading.before(email, 40)) && !NOT_TO_USE.test(reading.before(email, 70)) && !isPutAside(reading, email),
  );
  const good = own.filter((email) => email.ok);
  if (good.length <= 1) return good[0] ?? own[0] ?? null;
  const inSignature = signature ? good.find((email) => within(email, signature)) : undefined;
  const last = good[good.length - 1] as EmailMention;
  if (
    /\b(?:sorry|actually|i mean|oops|correction|en fait|pardon|plutot|perdon|mejor|quise decir|instead|to)\b[^@]{0,40}$/.test(
      reading.before(last, 60),
    )
  )
    return last;
  return (
    good.find((email) => OWN.test(reading.before(email, 24)) && /\b(?:my|mon|mi|reach|contact)\b/.test(reading.before(email, 40))) ??
    inSignature ??
    (good[0] as EmailMention)
  );
}

export function choosePhone(phones: readonly PhoneMention[], reading: Reading): PhoneMention | null {
  const own = phones.filter((phone) => !isPutAside(reading, phone));
  const good = own.filter((phone) => phone.ok);
  if (good.length === 0) return own[0] ?? null;
  const last = good[good.length - 1] as PhoneMention;
  if (
    good.length > 1 &&
    /\b(?:sorry|actually|i mean|oops|correction|en fait|pardon|plutot|perdon|mejor|quise decir|instead|to)\b[^\d]{0,40}$/.test(
      reading.before(last, 60),
    )
  )
    return last;
  return good[0] as PhoneMention;
}

/** The firm: said to be the visitor's own, else the signature's, else the only one named. */
export function chooseFirm(facts: Facts, reading: Reading, closed: readonly Span[]): (Span & { value: string }) | null {
  const { signature } = facts;
  const firms = facts.firms.filter((firm) => !closed.some((span) => overlaps(span, firm)) && !isPutAside(reading, firm));
  const own = firms.filter((firm) => firm.own && !(signature && within(firm, signature)));
  const chosen = own[own.length - 1] ?? signature?.firm ?? firms[0] ?? null;
  return chosen ? { start: chosen.start, end: chosen.end, value: firmCapitals(reading.words(chosen)) } : null;
}

/** What was plainly an attempt at an address or a number that was asked for. */
export function missedContact(
  reading: Reading,
  asked: readonly DraftField[],
  given: ReadonlySet<DraftField>,
  acts: ReadonlySet<SpeechAct>,
): InvalidField | null {
  const text = reading.typed({ start: 0, end: reading.raw.length }).trim();
  const plain = fold(text);
  if (text === "" || text.includes("?") || acts.has("deny") || acts.has("question")) return null;
  if (asked.includes("contactEmail") && !given.has("contactEmail")) {
    const attempt = /(?:^|[\s:])((?:[\w+-]+\.)+(?:com|ca|org|net|mx|fr|es|co|law|io|edu|gov|qc\.ca|us|ky))(?:$|[\s,.])/i.exec(text);
    if (attempt?.[1]) return { field: "contactEmail", evidence: attempt[1], code: "email_required" };
    if (asked[0] === "contactEmail" && asked.length === 1 && words(plain).length <= 3 && given.size === 0 && acts.size === 0)
      return { field: "contactEmail", evidence: text, code: "email_required" };
  }
  if (asked.includes("contactPhone") && !given.has("contactPhone")) {
    const digits = /\+?\d[\d\s().-]{1,20}\d/.exec(text);
    if (
      digits &&
      (asked[0] === "contactPhone" || !given.size) &&
      !given.has("preferredDate") &&
      !given.has("startTime") &&
      !given.has("contactEmail")
    )
      return { field: "contactPhone", evidence: digits[0], code: "phone_required" };
    if (asked[0] === "contactPhone" && asked.length === 1 && words(plain).length <= 2 && given.size === 0 && acts.size === 0)
      return { field: "contactPhone", evidence: text, code: "phone_required" };
  }
  return null;
}
