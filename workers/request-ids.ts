/**
 * What a request is called: chance alone, nothing of who sent it. The answer carries it (`Request-Id`), each line that is logged while it is
 * worked on begins with it, and the page of a fault shows it, so that what somebody reads to us on the phone is found in the log.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { loggable, withoutPeople } from "#app/domain/loggable.ts";
import { withoutKeys } from "#app/domain/site/token-paths.ts";

export const REQUEST_ID_HEADER = "Request-Id";

/** Without letters and digits that are taken for each other when they are read out. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 10;

const current = new AsyncLocalStorage<string>();

/** Ten letters in two groups, as `7KQ2M-XH4TD`: some 49 random bits. */
export function newRequestId(): string {
  // 240 is a multiple of 30: bytes above it would make some letters more frequent.
  const letters: string[] = [];
  while (letters.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < 240 && letters.length < LENGTH) letters.push(LETTERS[byte % LETTERS.length] ?? "");
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

/** Does `work` as the request that is called `id`: its log lines say so, also those of what goes on after the answer. */
export const asRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** What the present request is called; null outside of one. */
export const requestId = (): string | null => current.getStore() ?? null;

/** The answer with the name of its request. */
export function named(answer: Response, id: string): Response {
  const response = new Response(answer.body, answer);
  response.headers.set(REQUEST_ID_HEADER, id);
  return response;
}

const LEVELS = ["debug", "error", "info", "log", "warn"] as const;
const naming = new WeakSet<object>();

/** A part of a line: a text without people and without the keys of addresses; of what is none (a library's error, with its values) what `loggable` leaves. */
function partOf(part: unknown): unknown {
  if (typeof part === "string") return withoutPeople(withoutKeys(part));
  return typeof part === "object" && part !== null ? loggable(part) : part;
}

/**
 * From here on each line of `log` begins with its request, and has lost whatever looks like somebody's address or number, or a key: those who write it
 * leave it out already (`loggable`), and what a library writes passes here too. What names lines already is left as it is.
 */
export function nameLines(log: Console): void {
  for (const level of LEVELS) {
    if (naming.has(log[level])) continue;
    const write = log[level].bind(log);
    const named = (...said: unknown[]) => {
      const id = requestId();
      write(...(id === null ? [] : [`[${id}]`]), ...said.map(partOf));
    };
    naming.add(named);
    log[level] = named;
  }
}
