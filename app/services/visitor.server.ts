/**
 * The visitor's session without an account (rulings, "Visitor session"): in KV, made when a draft or a
 * chat begins and never on a plain page view; the cookie holds a signed opaque id; 14 days.
 */
import { createCookie } from "react-router";
import type { Database } from "../db/client.server.ts";
import { DRAFT_DAYS } from "../domain/booking/draft.ts";
import type { Locale } from "../domain/locale.ts";
import { VISIT_HEADER } from "../domain/visit.ts";
import { newId } from "./ids.ts";
import { hashOf, readVisit, readVisitor, type StoredVisitor, writeVisitor } from "./visitor-storage.server.ts";

export interface VisitorData {
  draftId?: string | undefined;
  chatSessionId?: string | undefined;
  locale?: Locale | undefined;
  /** Bookings made in this session, so that their own visitor is recognised. */
  lastBookingId?: string | undefined;
}

export interface Visitor {
  /** What this visitor's session holds; empty, and nothing is made, when there is none. `unavailable` when it cannot be read. */
  read(): Promise<VisitorData>;
  /** True when the request came with a session cookie that we issued. */
  known(): Promise<boolean>;
  /** Changes the session, beginning one when there is none. */
  write(change: VisitorData): Promise<void>;
  /** The id of a draft that is begun now. Two first requests of one page, sent at once, are given the same. */
  newDraftId(): Promise<string>;
  /** The `Set-Cookie` headers for what was changed; a second call gives none. Never throws. Call before the headers leave. */
  commit(): Promise<string[]>;
}

export interface VisitorOptions {
  env: Pick<Env, "AUTH_SECRET" | "VISITORS">;
  request: Request;
  db: Database;
  clock: () => Date;
  waitUntil: (work: Promise<unknown>) => void;
}

const VISIT = /^[\w-]{22,64}$/;

interface Session {
  id: string;
  data: StoredVisitor;
  /** It came with the request's cookie. */
  came: boolean;
  /** It is begun by a page that may be beginning it twice at once. */
  visit: boolean;
}

export function createVisitor({ env, request, db, clock, waitUntil }: VisitorOptions): Visitor {
  const secure = new URL(request.url).protocol === "https:";
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const maxAge = DRAFT_DAYS * 24 * 60 * 60;
  const cookie = createCookie(named("concord-visitor"), { ...attributes, maxAge, secrets: [env.AUTH_SECRET] });
  // Says nothing but that KV may not know the newest: the database is asked first.
  const late = createCookie(named("concord-visitor-late"), { ...attributes, maxAge });
  const context = { db, kv: env.VISITORS, clock, waitUntil };
  const sent = request.headers.get("Cookie") ?? "";
  const isLate = sent.includes(`${late.name}=`);
  let loaded: Promise<Session> | null = null;
  let changes: Record<string, string | null> | null = null;

  async function load(): Promise<Session> {
    const id: unknown = sent.includes(`${cookie.name}=`) ? await cookie.parse(sent) : null;
    if (typeof id === "string" && id !== "") {
      const data = await readVisitor(context, id, isLate);
      if (data) return { id, data, came: true, visit: false };
    }
    return begun();
  }

  /** A session that came with no cookie: the one that this very page has just begun, or a new one. */
  async function begun(): Promise<Session> {
    const key = request.headers.get(VISIT_HEADER) ?? "";
    if (VISIT.test(key)) {
      const id = (await hashOf(`${env.AUTH_SECRET}:visit:${key}`)).slice(0, 32);
      const found = await readVisit(context, id);
      if (found !== "old") return { id, data: found ?? {}, came: false, visit: true };
    }
    return { id: newId(), data: {}, came: false, visit: false };
  }

  const session = () => {
    loaded ??= load();
    return loaded;
  };
  const mayHaveOne = () => sent.includes(`${cookie.name}=`) || request.headers.has(VISIT_HEADER) || changes !== null;

  return {
    async read() {
      return mayHaveOne() ? { ...((await session()).data as VisitorData) } : {};
    },
    async known() {
      return sent.includes(`${cookie.name}=`) && Object.keys((await session()).data).length > 0;
    },
    async write(change) {
      const current = await session();
      for (const [name, value] of Object.entries(change)) {
        if (current.data[name] === value) continue;
        changes = { ...changes, [name]: value ?? null };
        if (value === undefined) delete current.data[name];
        else current.data[name] = value;
      }
    },
    async newDraftId() {
      const { id, visit } = await session();
      return visit ? (await hashOf(`${env.AUTH_SECRET}:draft:${id}`)).slice(0, 32) : newId();
    },
    async commit() {
      // What KV did not know at the last request is given to it now.
      if (changes === null && !(isLate && loaded)) return [];
      const current = await session().catch(() => null);
      if (!current || (changes === null && !current.came)) return [];
      const change = changes ?? {};
      changes = null;
      const known = await writeVisitor(context, current.id, change, current.data);
      // A new one is known elsewhere only after a while.
      const isSettled = known && current.came;
      return [
        await cookie.serialize(current.id),
        ...(isSettled ? (isLate ? [await late.serialize("", { maxAge: 0 })] : []) : [await late.serialize("1")]),
      ];
    },
  };
}
