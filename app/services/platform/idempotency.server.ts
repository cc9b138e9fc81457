/**
 * `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header): same key and payload, same answer; changed payload, 422;
 * still in flight, 409. A key is its caller's own: another caller who uses it has a fresh one. Keys are kept a day, per kind of call.
 */
import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { bookingOfOrigin } from "#app/db/bookings/bookings.repo.server.ts";
import { caseOfOrigin } from "#app/db/cases/cases.repo.server.ts";
import { idempotencyKeys } from "#app/db/schema/bookings.ts";
import { AppError } from "#app/domain/errors.ts";
import { LEASE_MS } from "#app/domain/lease.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { base64url } from "./ids.ts";
import { callerNetwork } from "./network.ts";
import { recentSecrets } from "./secrets/auth-secrets.ts";
import type { Visitor } from "./visitor.server.ts";

/** So long an answer is kept, and a key asked for under the secret that was in force when it came first. */
const KEPT_MS = 86_400_000;

/** Letters of a key that holds 128 random bits, at least; a UUID has 36. */
const UNGUESSED = 22;

/** Between one look and the next at an answer that is on its way; about six seconds in all. */
const WAITS_MS = [100, 200, 400, 800, 1600, 3200] as const;

export interface StoredAnswer {
  status: number;
  body: string;
}

/** `own`: the key is its caller's by a name that nobody else has, as a network and what a program calls itself may be another's too. */
export interface KeptAnswer extends StoredAnswer {
  own: boolean;
}

export interface Idempotency {
  /**
   * Runs `work` once per key of this caller. `payload` is what the client sent; its fingerprint must not change under a key.
   * An answer of 5xx or a throw is not kept: the client may try again. `patient`: while the first is still being answered, this waits
   * for it some seconds instead of refusing, since a browser shows the answer to the last press alone.
   */
  once(
    scope: string,
    key: string | null,
    payload: string,
    work: () => Promise<StoredAnswer>,
    options?: { patient?: boolean },
  ): Promise<KeptAnswer>;
  /**
   * The origin of a request under this caller's key, for the database to refuse a second of. The payload is part of it: the key
   * alone may come again another day, for something else. Of who is known by a network alone the key is the name.
   */
  origin(kind: string, key: string, payload: string): Promise<string>;
}

interface KeyContext extends ServiceContext {
  visitor: Visitor;
  request: Request;
}

export function createIdempotency(services: ServiceContext, visitor: Visitor, request: Request): Idempotency {
  const context: KeyContext = { ...services, visitor, request };
  const { db } = context;
  return {
    async origin(kind, key, payload) {
      const named = await callersOf(context);
      // A network can be another at the retry; a key that nobody can guess and the same words are the same request.
      const isItsOwnName = named[0]?.[0] === "network" && key.length >= UNGUESSED;
      const under = recentSecrets(context.env, KEPT_MS, context.clock().getTime()).map(async (secret) => {
        const [own = ""] = await signedBy(secret, isItsOwnName ? [["key"]] : named.slice(0, 1), key, [payload]);
        return `${kind}:${own}`;
      });
      const [origin = "", ...former] = await Promise.all(under);
      return (await heldOrigin(context, former)) ?? origin;
    },
    async once(scope, key, payload, work, { patient = false } = {}) {
      if (key === null) return { ...(await work()), own: true };
      if (key.length < 8 || key.length > 255) throw refusedField("Idempotency-Key", "invalid_input");
      const { id, own } = await rowOf(context, scope, key);
      const fingerprint = await sha256(payload);
      const kept = await (patient ? claimInTurn : claim)(context, id, fingerprint);
      if (kept) return { ...kept, own };
      try {
        const answer = await work();
        await db.update(idempotencyKeys).set({ status: answer.status, body: answer.body }).where(eq(idempotencyKeys.key, id));
        return { ...answer, own };
      } catch (error) {
        await db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, id));
        throw error;
      }
    },
  };
}

/** Takes a key's row for the work that is to be done; gives the answer that it has already. Throws `idempotency_mismatch` and `idempotency_in_flight`. */
async function claim({ clock, db }: KeyContext, id: string, fingerprint: string): Promise<StoredAnswer | null> {
  const now = clock().getTime();
  const [mine] = await db
    .insert(idempotencyKeys)
    .values({ key: id, fingerprint, status: null, body: null, createdAt: now })
    .onConflictDoUpdate({
      target: idempotencyKeys.key,
      set: { createdAt: now },
      setWhere: and(
        isNull(idempotencyKeys.status),
        eq(idempotencyKeys.fingerprint, fingerprint),
        // It has not answered by then: it died with its isolate, and its key may be taken over.
        lt(idempotencyKeys.createdAt, now - LEASE_MS),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  if (mine) return null;
  const [held] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, id));
  if (held && held.fingerprint !== fingerprint) throw new AppError("idempotency_mismatch");
  if (held?.status != null) return { status: held.status, body: held.body ?? "" };
  throw new AppError("idempotency_in_flight", { detail: { retryAfter: 1 } });
}

/** As `claim`, but waits while another is being answered under the key. */
async function claimInTurn(context: KeyContext, id: string, fingerprint: string): Promise<StoredAnswer | null> {
  for (const wait of WAITS_MS) {
    try {
      return await claim(context, id, fingerprint);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "idempotency_in_flight")) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return claim(context, id, fingerprint);
}

/**
 * Whose key it is, the surest name first: the signed-in person's; else the visitor session's, which a page begins by a name that it
 * knows before, and the network and what the program calls itself. The first request of a program has no session yet and its retry may
 * have one: both names are the same caller's. A stranger elsewhere learns nothing from a key.
 */
async function callersOf({ actor, visitor, request }: KeyContext): Promise<readonly (readonly string[])[]> {
  const who = await actor();
  if (who.kind !== "visitor") return [["user", who.id]];
  const session = await visitor.sessionId();
  const network = ["network", callerNetwork(request), request.headers.get("User-Agent") ?? ""];
  return session === null ? [network] : [["visitor", session], network];
}

/** The key under each of these names. Keyed, so that the table tells neither key nor network. */
async function signedBy(
  authSecret: string,
  names: readonly (readonly string[])[],
  key: string,
  more: readonly string[] = [],
): Promise<string[]> {
  const secret = new TextEncoder().encode(`idempotency:${authSecret}`);
  const mac = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = async (caller: readonly string[]) =>
    base64url(new Uint8Array(await crypto.subtle.sign("HMAC", mac, new TextEncoder().encode(JSON.stringify([caller, key, ...more])))));
  return Promise.all(names.map(signed));
}

/** The origin, of those that the key had under former secrets, from which a booking or a case of this caller's was made; null where none was. */
async function heldOrigin({ db, actor }: KeyContext, origins: readonly string[]): Promise<string | null> {
  const who = origins.length > 0 ? await actor() : null;
  for (const origin of origins) {
    const ofCase = who && who.kind !== "visitor" ? `${who.id}:${origin}` : origin;
    const [bookings, cases] = await db.batch([bookingOfOrigin(db, origin), caseOfOrigin(db, ofCase)]);
    if (bookings.length > 0 || cases.length > 0) return origin;
  }
  return null;
}

/** The id of the row that the key has, under whichever name it was first used; of a new key, under the surest one. */
async function rowOf(context: KeyContext, scope: string, key: string): Promise<{ id: string; own: boolean }> {
  const named = await callersOf(context);
  const secrets = recentSecrets(context.env, KEPT_MS, context.clock().getTime());
  const keys = await Promise.all(secrets.map((secret) => signedBy(secret, named, key)));
  const rows = keys.flatMap((of) => of.map((own, at) => ({ id: `${scope}:${own}`, own: named[at]?.[0] !== "network" })));
  const [first = { id: "", own: false }, ...others] = rows;
  if (others.length === 0) return first;
  const ids = others.map(({ id }) => id);
  const [held] = await context.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(inArray(idempotencyKeys.key, ids));
  return others.find(({ id }) => id === held?.key) ?? first;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
