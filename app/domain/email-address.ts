/** One spelling of an e-mail address: look-alike letters, capitals of every alphabet, full stops and domains in other alphabets are one mailbox. */
import { normalized } from "#app/domain/normalized.ts";

/** What nobody sees in an address. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const ASCII = /^[ -~]*$/;

const LOCAL = /^[^\s@<>()",;:\\[\]]+$/u;
/** Begins an encoded word (RFC 2047), which some programs decode even in an address: the mail would go to another. */
const ENCODED_WORD = /=\?/;
/** What ends a domain in an address of the web, or is decoded there. */
const NO_DOMAIN = /[\s@<>()",;:\\[\]/?#%]/u;
/** Labels as a name server has them (RFC 1123): of another name no mail server takes a mail. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;
/** Bytes before the `@` at most (RFC 5321). */
const LONGEST_LOCAL = 64;

/**
 * A text as addresses are compared: small letters, composed for comparison (NFKC), nothing unseen. To make a letter small may let it be composed with
 * the mark behind it, so this goes on until nothing changes. The two small forms of sigma are one, since they have one capital; ß and ss are two, as
 * servers deliver them to two mailboxes.
 */
function asCompared(text: string): string {
  const next = normalized(normalized(text.replace(UNSEEN, ""), "NFKC").toLowerCase().replaceAll("ς", "σ"), "NFKC");
  return next === text ? text : asCompared(next);
}

/** The domain as UTS 46 has it, in ASCII and lower case; null where it is none. */
function asciiDomain(domain: string): string | null {
  if (!domain || NO_DOMAIN.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/**
 * The form in which an address is stored: the domain in ASCII and lower case, what is before it composed for comparison (NFKC), its capitals kept
 * where it is ASCII, else as it is compared. So the small letters of ASCII, which SQLite makes, are all that a stored address needs to be compared.
 * Null for what is no address of a mailbox on the Internet.
 */
export function canonicalEmail(text: string): string | null {
  const typed = text.trim();
  const at = typed.lastIndexOf("@");
  const composed = normalized(typed.slice(0, Math.max(at, 0)), "NFKC");
  if (composed.search(UNSEEN) >= 0) return null;
  const local = ASCII.test(composed) ? composed : asCompared(composed);
  const domain = asciiDomain(typed.slice(at + 1));
  if (!LOCAL.test(local) || ENCODED_WORD.test(local) || /^\.|\.\.|\.$/.test(local)) return null;
  if (new TextEncoder().encode(local).length > LONGEST_LOCAL || !domain || !DOMAIN.test(domain)) return null;
  return `${local}@${domain}`;
}

/** An address as it is compared: two spellings of one mailbox are one person, also those that were stored before. The only comparison of addresses there is. */
export function emailKeyOf(email: string): string {
  const text = normalized(email.replace(UNSEEN, ""), "NFKC").trim();
  const at = text.lastIndexOf("@");
  const domain = at < 0 ? null : asciiDomain(text.slice(at + 1));
  return domain === null ? asCompared(text) : `${asCompared(text.slice(0, at))}@${domain.replace(/\.$/, "")}`;
}
