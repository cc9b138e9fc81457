/**
 * The mark that a browser keeps of whose pages are in it (`app/domain/visit.ts`): another with each signing out, and with each session
 * that begins for somebody else than the one before. After its random part it names, for us alone, who signed in last.
 */
import { LEFT_COOKIE, leftMarkIn, markedPersonIn } from "#app/domain/visit.ts";
import { newId } from "#app/services/platform/ids.ts";
import { keyedHash } from "#app/services/platform/keyed-hash.ts";
import { hasTls } from "#app/services/platform/site-origin.ts";

/** Longest that a browser keeps a cookie. */
const SECONDS = 400 * 86_400;

export interface PageMark {
  /** The cookie of somebody who signs out: pages of before are refused by it. */
  leaving(): string;
  /**
   * The cookie for a session of `userId` that begins; `before`: whose session the request came with. Their own pages, and a visitor's who
   * signs in, go on; those of anybody else are refused from now on.
   */
  beginning(userId: string, before: string | null): string;
}

export function createPageMark(env: Env, request: Request): PageMark {
  const secure = hasTls(env);
  const sent = request.headers.get("Cookie") ?? "";
  const hadSession = /concord\.session_token=/.test(sent);
  const cookie = (value: string) =>
    `${secure ? "__Host-" : ""}${LEFT_COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
  const named = (mark: string, userId: string) => `${mark}.${keyedHash(env.AUTH_SECRET, "page", `${mark}:${userId}`)}`;
  return {
    leaving: () => cookie(newId()),
    beginning(userId, before) {
      const mark = leftMarkIn(sent, secure);
      const person = markedPersonIn(sent, secure);
      // Of an ended session without a name in its mark nobody knows whose it was.
      const isUnnamedSame = before === userId || !hadSession;
      const isSame = person === "" ? isUnnamedSame : `${mark}.${person}` === named(mark, userId);
      return cookie(named(isSame ? mark : newId(), userId));
    },
  };
}
