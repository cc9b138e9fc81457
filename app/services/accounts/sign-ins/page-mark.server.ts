/**
 * The mark that a browser keeps of whose pages are in it (`app/domain/visit.ts`): another with each signing out, with each session that
 * begins for somebody else than the one before, and where a session is found to have ended. After its random part it names, for us alone,
 * who signed in last.
 */
import { LEFT_COOKIE, type Left, leftIn, readLeft, writingPage } from "#app/domain/visit.ts";
import { newId } from "#app/services/platform/ids.ts";
import { keyedHash } from "#app/services/platform/keyed-hash.ts";
import { acceptedSecrets, authSecretOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { hasTls } from "#app/services/platform/site-origin.ts";
import { sessionCookieName } from "./session-cookie.ts";

/** Longest that a browser keeps a cookie. */
const SECONDS = 400 * 86_400;

export interface PageMark {
  /** What the page names that wrote this request; null where none did. */
  page: Left | null;
  /** Whether the browser names a session, or who signed in last: where nobody is let in, theirs has ended. */
  namesSomebody: boolean;
  /** The cookie of somebody who signs out: pages of before are refused by it. */
  leaving(): string;
  /** The cookies of a browser whose session has ended: it names no one, and pages of before are refused until their person is there again. */
  ended(): string[];
  /** Whether what is in this browser goes on with `userId`, for whom a session begins. `before`: whose session the request came with. */
  isSame(userId: string, before: string | null): boolean;
  /** The cookie for a session of `userId` that begins: their own pages, and a visitor's who signs in, go on; anybody else's are refused. */
  beginning(userId: string, before: string | null): string;
  /** Whether a page is of now, or was of `userId` before their session ended. */
  isOpen(page: Left, userId: string | null): boolean;
}

export function createPageMark(env: Env, request: Request): PageMark {
  const secure = hasTls(env);
  const host = secure ? "__Host-" : "";
  const sent = request.headers.get("Cookie") ?? "";
  const session = sessionCookieName(secure);
  const hadSession = sent.split(/;\s*/).some((pair) => pair.startsWith(`${session}=`));
  const { mark, person } = readLeft(leftIn(sent, secure));
  const kept = (seconds: number) => `Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
  const cookie = (value: string) => `${host}${LEFT_COOKIE}=${value}; ${kept(SECONDS)}`;
  const secrets = acceptedSecrets(env);
  const under = (secret: string, of: string, userId: string) => keyedHash(secret, "page", `${of}:${userId}`);
  const isPerson = (person: string, of: string, userId: string) => secrets.some((secret) => under(secret, of, userId) === person);
  // Made of the one before, so that two refusals at once give the same, and that its person's pages are known again.
  const after = (of: string, secret = authSecretOf(env)) => keyedHash(secret, "page_after", of);
  // Of an ended session without a name in its mark nobody knows whose it was.
  const isSame: PageMark["isSame"] = (userId, before) =>
    person === "" ? before === userId || !hadSession : isPerson(person, mark, userId);
  return {
    page: writingPage(request),
    namesSomebody: hadSession || person !== "",
    leaving: () => cookie(newId()),
    ended: () => [cookie(after(mark)), `${session}=; ${kept(0)}; HttpOnly`],
    isSame,
    beginning(userId, before) {
      const now = isSame(userId, before) ? mark : newId();
      return cookie(`${now}.${under(authSecretOf(env), now, userId)}`);
    },
    isOpen(page, userId) {
      if (page.mark === mark) return true;
      const isAfter = secrets.some((secret) => after(page.mark, secret) === mark);
      return userId !== null && isAfter && isPerson(page.person, page.mark, userId);
    },
  };
}
