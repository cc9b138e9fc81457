/**
 * Passwords that were stolen elsewhere and are tried first (OWASP ASVS 5.0, 6.2.4 and 6.2.12): the commonest by a list that
 * comes with the Worker, and, where `PASSWORD_RANGE_URL` names a service, all that it knows, asked so that it learns neither
 * the password nor its hash.
 */
import { AppError } from "#app/domain/errors.ts";

type Settings = { PASSWORD_RANGE_URL?: string };

/** Milliseconds that a person waits for somebody else's answer. */
const PATIENCE = 2_000;
/** Bytes of an answer that are read; a range has about a thousand lines of forty. */
const LONGEST = 512 * 1024;

let known: Set<string> | null = null;

/** Throws `invalid_input` on `password` for one that is known to have leaked. */
export async function refuseLeaked(env: Settings, password: string): Promise<void> {
  if (!(await isCommon(password)) && !(await isInRange(env, password))) return;
  throw new AppError("invalid_input", { issues: [{ field: "password", code: "password_leaked" }] });
}

/** Whether it is among the commonest, in capitals or not. The list is loaded when the first password is chosen. */
export async function isCommon(password: string): Promise<boolean> {
  known ??= new Set((await import("virtual:leaked-passwords")).leaked.split("\n"));
  return known.has(password.toLowerCase());
}

/**
 * Asks a service that speaks "Pwned Passwords" (k-anonymity: the first five hexadecimal digits of the SHA-1, answered with
 * the ends of all hashes that begin so, padded so that its length tells nothing). False where nobody is to be asked, and
 * where the service fails: a person must be able to choose a password while somebody else's server is down.
 */
export async function isInRange(env: Settings, password: string): Promise<boolean> {
  const base = env.PASSWORD_RANGE_URL;
  if (!base) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(password)));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    const answer = await fetch(`${base.replace(/\/+$/, "")}/${hash.slice(0, 5).toUpperCase()}`, {
      headers: { "Add-Padding": "true", Accept: "text/plain" },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return holds(await textOf(answer), hash.slice(5).toUpperCase());
  } catch (error) {
    // Nothing of the password: not even the five digits.
    console.warn(`The service of leaked passwords did not answer (${codeOf(error)}); the password was taken without it.`);
    return false;
  }
}

/** `SUFFIX:COUNT` lines; a count of 0 is padding. */
function holds(range: string, suffix: string): boolean {
  return range.split("\n").some((line) => {
    const [end, count] = line.trim().split(":");
    return end?.toUpperCase() === suffix && Number(count) > 0;
  });
}

async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > LONGEST) throw new Error("too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** Which kind of failure, in words of our own: a server's are not put into a log. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "too slow";
  return /^(?:status \d{3}|too long)$/.test(error.message) ? error.message : "unreachable";
}
