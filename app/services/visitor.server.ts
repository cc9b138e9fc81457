/**
 * The visitor's session without an account (rulings, "Visitor session"): in KV, made when a draft or a
 * chat begins and never on a plain page view; the cookie holds a signed opaque id; 14 days.
 */
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, type Session } from "react-router";
import { DRAFT_DAYS } from "../domain/booking/draft.ts";
import type { Locale } from "../domain/locale.ts";
import { hasTls } from "./site-origin.ts";

export interface VisitorData {
  draftId?: string | undefined;
  chatSessionId?: string | undefined;
  locale?: Locale | undefined;
  /** Bookings made in this session, so that their own visitor is recognised. */
  lastBookingId?: string | undefined;
}

export interface Visitor {
  /** What this visitor's session holds; empty, and nothing is made, when there is none. */
  read(): Promise<VisitorData>;
  /** True when the request came with a session cookie that we issued. */
  known(): Promise<boolean>;
  /** Changes the session, beginning one when there is none. */
  write(change: VisitorData): Promise<void>;
  /** The `Set-Cookie` headers for what was changed; a second call gives none. Call before the headers leave. */
  commit(): Promise<string[]>;
}

export function createVisitor(env: Env, request: Request): Visitor {
  const secure = hasTls(env);
  const cookie = createCookie(secure ? "__Host-concord-visitor" : "concord-visitor", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: DRAFT_DAYS * 24 * 60 * 60,
    secrets: [env.AUTH_SECRET],
  });
  const storage = createWorkersKVSessionStorage<VisitorData>({ cookie, kv: env.VISITORS });
  let loaded: Promise<Session<VisitorData>> | null = null;
  let changed = false;

  const session = () => {
    loaded ??= storage.getSession(request.headers.get("Cookie"));
    return loaded;
  };
  const hasCookie = () => (request.headers.get("Cookie") ?? "").includes(`${cookie.name}=`);

  return {
    async read() {
      return hasCookie() || changed ? { ...(await session()).data } : {};
    },
    async known() {
      return hasCookie() && Object.keys((await session()).data).length > 0;
    },
    async write(change) {
      const current = await session();
      for (const [name, value] of Object.entries(change) as [keyof VisitorData, never][]) {
        if (current.get(name) === value) continue;
        changed = true;
        if (value === undefined) current.unset(name);
        else current.set(name, value);
      }
    },
    async commit() {
      if (!changed) return [];
      changed = false;
      return [await storage.commitSession(await session())];
    },
  };
}
