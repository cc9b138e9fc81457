/** What one request knows of its visitor's session, and has changed of it: read once, from its cookie or from the page that is beginning. */
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, type Session } from "react-router";
import { type DraftRow, findDraft } from "#app/db/bookings/drafts.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { VISIT_HEADER } from "#app/domain/visit.ts";
import { VISIT_MS } from "./concurrent-draft.ts";
import { createHeldCheck } from "./held-check.server.ts";
import { newId } from "./ids.ts";
import { acceptedSecrets, recentSecrets } from "./secrets/auth-secrets.ts";
import { hasTls } from "./site-origin.ts";
import type { OwnVisitorData, VisitorData } from "./visitor-data.ts";
import { hashOf, readVisit, visitorNamespace } from "./visitor-storage.server.ts";

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
  /** A session that a page may be beginning twice at once; null for every other. */
  visit: Visit | null;
}

export interface Visit {
  id: string;
  /** The id of the draft that each of its first requests would begin, and what has it already. */
  draftId: string;
  draft: Promise<DraftRow | null>;
}

/** The session's cookie, and the one that says that KV may not know the newest yet, so that the database is asked first. */
function cookiesOf(env: Env) {
  const secure = hasTls(env);
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: DRAFT_DAYS * 24 * 60 * 60 } as const;
  return {
    cookie: createCookie(named("concord-visitor"), { ...attributes, secrets: acceptedSecrets(env) }),
    late: createCookie(named("concord-visitor-late"), attributes),
  };
}

export type VisitorState = ReturnType<typeof createVisitorState>;

/** Nothing is read before it is asked for. */
export function createVisitorState(options: VisitorOptions) {
  const { env, request, db, actor, clock, waitUntil } = options;
  const { cookie, late } = cookiesOf(env);
  const sent = request.headers.get("Cookie") ?? "";
  const isLate = sent.includes(`${late.name}=`);
  const namespace = visitorNamespace({ ...options, kv: env.VISITORS }, isLate);
  const storage = createWorkersKVSessionStorage<VisitorData>({ cookie, kv: namespace.kv });
  const heldCheck = createHeldCheck({ db, actor, clock });
  const begin = () => begunSession(options, { cookie, namespace, storage });
  let loaded: Promise<Loaded> | null = null;

  async function load(): Promise<Loaded> {
    if (!state.hasCookie) return begin();
    const session = await storage.getSession(sent);
    if (Object.keys(session.data).length === 0) return begin();
    if (isLate) state.caughtUp = namespace.giveToKv(session.id);
    return { session, came: true, visit: null };
  }
  async function own(): Promise<OwnVisitorData> {
    const held = await state.current();
    const { id } = held.session;
    const data = await heldCheck.ownOf({ ...held.session.data }, held.came ? id : null, () => namespace.asStored(id));
    if (typeof data !== "string") return data;
    if (data === "ended") waitUntil(storage.destroySession(held.session).catch((error: unknown) => console.error(loggable(error))));
    state.replace(begin());
    return own();
  }

  const state = {
    cookie,
    late,
    namespace,
    storage,
    isLate,
    hasCookie: sent.includes(`${cookie.name}=`),
    changed: false,
    isWritten: false,
    /** The cookies of what is written before the answer is ready; null where nothing is. */
    keeping: null as Promise<string[]> | null,
    /** What KV did not know at the last request is given to it while this one works: whether it took it. */
    caughtUp: Promise.resolve(false),
    /** The cookie of a session that this request has begun, once it has left. */
    given: null as string | null,
    /** The header that takes an ended session's cookie back. */
    cleared: [] as string[],
    current() {
      loaded ??= load();
      return loaded;
    },
    /** What the session holds of this visitor; where it has ended or moved, that of another that is begun. */
    own,
    /** From now on the session is another. */
    replace(by: Promise<Loaded>) {
      heldCheck.forget();
      loaded = by;
    },
    mayHaveOne: (): boolean => state.hasCookie || request.headers.has(VISIT_HEADER) || state.changed,
  };
  return state;
}

interface Keeping {
  cookie: ReturnType<typeof cookiesOf>["cookie"];
  namespace: ReturnType<typeof visitorNamespace>;
  storage: ReturnType<typeof createWorkersKVSessionStorage<VisitorData>>;
}

/** A session that came with no cookie: the one that this very page has just begun, or a new one. */
async function begunSession(options: VisitorOptions, { cookie, namespace, storage }: Keeping): Promise<Loaded> {
  const { env, request } = options;
  const key = request.headers.get(VISIT_HEADER) ?? "";
  const secrets = VISIT.test(key) ? recentSecrets(env, VISIT_MS, options.clock().getTime()) : [];
  const named = await Promise.all(secrets.map((secret) => visitUnder(options, secret, key)));
  // Its first request may have come while another secret was in force.
  const { found, visit } = named.find((one) => one.found !== null && one.found !== "old") ?? named[0] ?? NO_VISIT;
  if (!visit || found === "old") return { session: await newSession({ cookie, namespace, storage }), came: false, visit: null };
  namespace.expect(visit.id, found);
  return { session: await storage.getSession(await cookie.serialize(visit.id)), came: false, visit };
}

/** One that nothing is written of yet, under a name of 128 bits: the session storage would make one of 64. */
export async function newSession({ cookie, namespace, storage }: Keeping) {
  const id = newId();
  namespace.expect(id, null);
  return storage.getSession(await cookie.serialize(id));
}

const NO_VISIT = { found: null, visit: null };

/** The session and the draft that a page's key names under this secret, and what is there of them. */
async function visitUnder(options: VisitorOptions, secret: string, key: string) {
  const { db, clock, env } = options;
  const id = (await hashOf(`${secret}:visit:${key}`)).slice(0, 32);
  const draftId = (await hashOf(`${secret}:draft:${id}`)).slice(0, 32);
  // Asked for together with the session, since a page without one is about to begin a draft.
  const draft = findDraft(db, draftId, clock().getTime());
  draft.catch(() => undefined);
  const visit: Visit = { id, draftId, draft };
  return { found: await readVisit({ ...options, kv: env.VISITORS }, id), visit };
}
