/** Whether a secret can be a random one. What people type, repeat or count up is not, however long it is. */

/** What is in examples and tests, and what is written twice; a random secret holds none of it. */
const NO_SECRET =
  /(.{8,}).*\1|change.?me|placeholder|example|secret|password|nothing-else|0123456789|abcdefgh|\.\.\.|…|<|>|correct|horse|battery|staple|concord|hearing|local|token|admin|staging|production|welcome|(?:^|[^a-z\d])(?:dev|test|auth|key)(?:[^a-z\d]|$)/i;
/** Different characters of a secret at least: hexadecimal ones have sixteen at most, by chance fewer. */
const LEAST_CHARACTERS = { hexadecimal: 10, other: 16 };
/** What fingers run along, next to the order of characters itself. */
const KEYBOARD = ["qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "qsdfghjklm", "zxcvbnm", "yxcvbnm", "1234567890"];
/** Of the pairs of neighbours in a random secret, an eighth to a fourth follow each other so; of what is counted up, nearly all. */
const MOST_FOLLOWING = 0.5;
/** Of the pairs of neighbours in a random secret, a third and more go from small to capital letters or to digits. */
const LEAST_CHANGING = 0.15;

/** True of 32 characters or more that chance may have made: `openssl rand -base64 48`, hexadecimal ones too. */
export function isStrongSecret(secret: string): boolean {
  const least = LEAST_CHARACTERS[/^[\da-f-]+$/i.test(secret) ? "hexadecimal" : "other"];
  if (secret.length < 32 || NO_SECRET.test(secret) || new Set(secret).size < least) return false;
  const pairs = pairsOf(secret.replace(/[^a-z\d]/gi, ""));
  const share = (is: (pair: readonly [string, string]) => boolean) => pairs.filter(is).length / Math.max(1, pairs.length);
  return share(follow) < MOST_FOLLOWING && share(change) >= LEAST_CHANGING;
}

const pairsOf = (text: string) => [...text].slice(1).map((letter, at) => [text[at] ?? "", letter] as const);

/** The same character again, or the next one up or down, by order or on a keyboard. */
function follow([one, other]: readonly [string, string]): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1) return true;
  return KEYBOARD.some((row) => row.includes(a + b) || row.includes(b + a));
}

const kindOf = (letter: string) => (/\d/.test(letter) ? "digit" : /[A-Z]/.test(letter) ? "capital" : "small");
const change = ([one, other]: readonly [string, string]) => kindOf(one) !== kindOf(other);
