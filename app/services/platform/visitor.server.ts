/**
 * The visitor's session without an account (rulings, "Visitor session"): in KV, made when a draft or a
 * chat begins and never on a plain page view; the cookie holds a signed opaque id; 14 days.
 */
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, type Session } from "react-router";
import { findDraft } from "#app/db/bookings/drafts.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import type { Locale } from "#app/domain/locale.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { VISIT_HEADER } from "#app/domain/visit.ts";
import { isConcurrentDraft } from "./concurrent-draft.ts";
import { createHeldCheck } from "./held-check.server.ts";
import { newId } from "./ids.ts";
import { hasTls } from "./site-origin.ts";
import { hashOf, readVisit, visitorNamespace } from "./visitor-storage.server.ts";

export interface VisitorData {
  draftId?: string | undefined;
  chatSessionId?: string | undefined;
  locale?: Locale | undefined;
  /** What was set aside when an empty request was begun. */
  asideDraftId?: string | undefined;
  asideChatSessionId?: string | undefined;
  /** Bookings made in this session, so that their own visitor is recognised. */
  lastBookingId?: string | undefined;
  /** What the draft and the conversation name as their holder, where they moved to this session. */
  holder?: string | undefined;
}

export interface OwnVisitorData extends VisitorData {
  /** The draft that this session held has moved to another one. */
  continuedElsewhere?: true;
}

export interface Visitor {
  /**
   * What this visitor's session holds; empty, and nothing is made, when there is none. A draft or conversation that has moved to
   * another session is left out: whatever a visitor reads of either is asked for here. `unavailable` when it cannot be read.
   */
  read(): Promise<OwnVisitorData>;
  /** What the session names, before it is known whether it still holds that: to read ahead by, and never to show or to write. */
  claimed(): Promise<VisitorData>;
  /** True when the request came with a session cookie that we issued. */
  known(): Promise<boolean>;
  /** Changes the session, beginning one when there is none. */
  write(change: VisitorData): Promise<void>;
  /** Name of the session that the request came with, or that its page is beginning; null when it came with none of ours. */
  sessionId(): Promise<string | null>;
  /** Ends the session: what it named is no longer reachable from this browser. */
  end(): Promise<void>;
  /** The id of a draft that is begun now. Two first requests of one page, sent at once, are given the same. */
  newDraftId(): Promise<string>;
  /** The `Set-Cookie` headers for what was changed; a second call gives none. Never throws. Call before the headers leave. */
  commit(): Promise<string[]>;
}

export interface VisitorOptions {
  env: Env;
  request: Request;
  db: Database;
  actor: () => Promise<Actor>;
  clock: () => Date;
  waitUntil: (work: Promise<unknown>) => void;
  /** Whether something was refused since the account's session had ended: then this request leaves nothing in the browser. */
  isOvertaken: () => boolean;
  /** The account's session by which this request acts, once `actor` was asked; null for a visitor's. */
  acting: () => string | null;
}

const VISIT = /^[\w-]{22,64}$/;

interface Loaded {
  session: Session<VisitorData>;
  /** It came with the request's cookie. */
  came: boolean;
  /** The id of a session that a page may be beginning twice at once; null for every other. */
  visitId: string | null;
}

/** The session's cookie, and the one that says that KV may not know the newest yet, so that the database is asked first. */
function cookiesOf(env: Env) {
  const secure = hasTls(env);
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: DRAFT_DAYS * 24 * 60 * 60 } as const;
  return {
    cookie: createCookie(named("concord-visitor"), { ...attributes, secrets: [env.AUTH_SECRET] }),
    late: createCookie(named("concord-visitor-late"), attributes),
  };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: steps with names over the one state of a request, which none of them may see without the others
export function createVisitor({ env, request, db, actor, clock, waitUntil, isOvertaken, acting }: VisitorOptions): Visitor {
  const { cookie, late } = cookiesOf(env);
  const sent = request.headers.get("Cookie") ?? "";
  const hasCookie = sent.includes(`${cookie.name}=`);
  const isLate = sent.includes(`${late.name}=`);
  const context = { db, kv: env.VISITORS, clock, waitUntil, acting };
  const namespace = visitorNamespace(context, isLate);
  const storage = createWorkersKVSessionStorage<VisitorData>({ cookie, kv: namespace.kv });
  const heldCheck = createHeldCheck({ db, actor, clock });
  let loaded: Promise<Loaded> | null = null;
  let changed = false;
  /** What KV did not know at the last request is given to it while this one works: whether it took it. */
  let caughtUp = Promise.resolve(false);
  /** The cookie of a session that this request has begun, once it has left. */
  let given: string | null = null;
  /** The header that takes an ended session's cookie back. */
  let cleared: string[] = [];

  async function load(): Promise<Loaded> {
    if (hasCookie) {
      const session = await storage.getSession(sent);
      if (Object.keys(session.data).length > 0) {
        if (isLate) caughtUp = namespace.giveToKv(session.id);
        return { session, came: true, visitId: null };
      }
    }
    return begun();
  }

  /** A session that came with no cookie: the one that this very page has just begun, or a new one. */
  async function begun(): Promise<Loaded> {
    const key = request.headers.get(VISIT_HEADER) ?? "";
    if (VISIT.test(key)) {
      const visitId = (await hashOf(`${env.AUTH_SECRET}:visit:${key}`)).slice(0, 32);
      const found = await readVisit(context, visitId);
      if (found !== "old") {
        namespace.expect(visitId, found);
        return { session: await storage.getSession(await cookie.serialize(visitId)), came: false, visitId };
      }
    }
    return { session: await storage.getSession(), came: false, visitId: null };
  }

  const current = () => {
    loaded ??= load();
    return loaded;
  };
  async function own(): Promise<OwnVisitorData> {
    const held = await current();
    const data = await heldCheck.ownOf({ ...held.session.data }, held.came ? held.session.id : null);
    if (typeof data !== "string") return data;
    if (data === "ended") waitUntil(storage.destroySession(held.session).catch((error: unknown) => console.error(loggable(error))));
    heldCheck.forget();
    loaded = begun();
    return own();
  }

  /** False for an id that holds anything but what this page has begun at this moment. */
  async function isFree(draftId: string): Promise<boolean> {
    const now = clock().getTime();
    const [who, held] = await Promise.all([actor(), findDraft(db, draftId, now)]);
    return held === null || isConcurrentDraft(held, who.kind === "visitor" ? null : who.id, now);
  }

  /** Ends what left with the headers of a stream that was refused later. */
  async function takeBack(): Promise<void> {
    if (given === null) return;
    const begun = await storage.getSession(given);
    given = null;
    await storage.destroySession(begun).catch((error: unknown) => console.error(loggable(error)));
  }

  const mayHaveOne = () => hasCookie || request.headers.has(VISIT_HEADER) || changed;

  return {
    async read() {
      return mayHaveOne() ? own() : {};
    },
    async claimed() {
      return mayHaveOne() ? { ...(await current()).session.data } : {};
    },
    async known() {
      return hasCookie && (await current()).came;
    },
    async sessionId() {
      if (!mayHaveOne()) return null;
      const { session, came, visitId } = await current();
      return came ? session.id : visitId;
    },
    async write(change) {
      const { session } = await current();
      for (const [name, value] of Object.entries(change) as [keyof VisitorData, never][]) {
        if (session.get(name) === value) continue;
        changed = true;
        if (value === undefined) session.unset(name);
        else session.set(name, value);
      }
    },
    async end() {
      if (!hasCookie) return;
      const { session, came } = await current();
      cleared = [came ? await storage.destroySession(session) : await cookie.serialize("", { maxAge: 0 })];
      heldCheck.forget();
      changed = false;
      loaded = Promise.resolve({ session: await storage.getSession(), came: false, visitId: null });
    },
    async newDraftId() {
      const { visitId } = await current();
      if (visitId === null) return newId();
      const shared = (await hashOf(`${env.AUTH_SECRET}:draft:${visitId}`)).slice(0, 32);
      return (await isFree(shared)) ? shared : newId();
    },
    async commit() {
      // Whose it is: what they begin ends with their session.
      if (changed) await actor().catch(() => null);
      if (isOvertaken()) {
        await takeBack();
        return cleared.splice(0);
      }
      if (!changed) {
        const headers = cleared.splice(0);
        return isLate && (await caughtUp) ? [...headers, await late.serialize("", { maxAge: 0 })] : headers;
      }
      const held = await current().catch(() => null);
      if (!held) return cleared.splice(0);
      const written = await storage.commitSession(held.session);
      // In this browser there may be somebody else's by now.
      if (namespace.isEnded()) return cleared.splice(0);
      const headers = [written];
      if (!held.came) given = written;
      changed = false;
      cleared = [];
      // A new one is known elsewhere only after a while.
      const isSettled = namespace.isSettled() && held.came;
      if (!isSettled) headers.push(await late.serialize("1"));
      else if (isLate) headers.push(await late.serialize("", { maxAge: 0 }));
      return headers;
    },
  };
}
