/**
 * Passwords that are tried first (OWASP ASVS 5.0, 6.2.4 and 6.2.11): of twelve characters or more those are a common word or
 * one of our own with digits and signs around it, a run of keys, or a few characters again and again. Those that are known
 * to have leaked are a list's affair (`app/services/accounts/leaked-passwords.server.ts`).
 */
import { normalized } from "#app/domain/normalized.ts";

/** What many begin with, in the three languages, and what everybody here knows. */
const WORDS =
  "password passwort pass word mot de passe motdepasse contrasena clave letmein let me in welcome bienvenue bienvenido bonjour hello hola admin administrator administrateur administrador root user guest test demo changeme change secret default login master qwerty azerty iloveyou love jetaime teamo tequiero sunshine princess dragon monkey football baseball soleil doudou superman batman shadow michael jordan charlie hockey canada toronto montreal miami ottawa concord arbitration arbitrage arbitraje mediation hearing lawyer avocat abogado court january february march april june july august september october november december spring summer autumn winter monday friday".split(
    " ",
  );
const KEYS = [
  "01234567890",
  "09876543210",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
];
const SIGNS: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" };
/** So many letters or digits must be left when all that is tried first is taken out. */
const OWN = 6;

/** True for a password that is near the top of everybody's list. */
export function isWeakPassword(password: string): boolean {
  const plain = plainOf(password);
  if (new Set(plain).size < 5) return true;
  return restOf(plain) < OWN || restOf(plain.replace(/[013457@$!]/g, (sign) => SIGNS[sign] ?? sign)) < OWN;
}

/**
 * True for a password that is its person's own name or address with little around it. Digits count half: behind a name they are a date or
 * a telephone number.
 */
export function isOwnName(password: string, person: { firstName: string; lastName: string; email: string }): boolean {
  const [first, last, mailbox, mail] = [person.firstName, person.lastName, person.email.split("@")[0] ?? "", person.email].map(plainOf);
  // Short names are no words of their own, but together they are: Jo Li is "joli", and "jo.li@…" too.
  const together = [`${first}${last}`, `${last}${first}`, mailbox ?? ""].map((name) => name.replace(NO_LETTERS, ""));
  const own = [...`${first} ${last} ${mail}`.split(NO_LETTERS), ...together].filter((word) => word.length > 2);
  const plain = plainOf(password);
  const rest = signsLeft(plain, own);
  const counted = rest.replace(/\D/g, "").length / 2 + rest.replace(/\d/g, "").length;
  return counted < OWN && rest.length < restOf(plain);
}

const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

const plainOf = (text: string) => normalized(text, "NFD").replace(/\p{M}/gu, "").toLowerCase();

const restOf = (plain: string) => signsLeft(plain, []).length;

/** The letters and digits that remain without common words, those of `own`, and runs of keys of four or more. */
function signsLeft(plain: string, own: readonly string[]): string {
  let rest = plain;
  for (const row of KEYS)
    for (const run of [row, [...row].reverse().join("")])
      for (let length = run.length; length >= 4; length -= 1)
        for (let at = 0; at + length <= run.length; at += 1) rest = rest.replaceAll(run.slice(at, at + length), " ");
  for (const word of [...WORDS, ...own].sort((a, b) => b.length - a.length)) if (word.length > 2) rest = rest.replaceAll(word, " ");
  return rest.replace(NO_LETTERS, "");
}
