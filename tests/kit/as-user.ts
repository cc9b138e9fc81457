/** Signs a person in as better-auth does: a session row and the signed cookie of its token. */
import { env } from "cloudflare:workers";
import { connect } from "#app/db/client.server.ts";
import { session, user } from "#app/db/schema/people.ts";
import type { SignInMeans } from "#app/domain/people/person-record.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient, type ClientOptions } from "./api.ts";
import { newPerson, type Person, person } from "./factories.ts";

const WEEK = 7 * 86_400_000;

/** A fresh session of `who`, not stored yet, and the `Cookie` header that names it. */
async function newSession(who: Pick<Person, "id">, begunBy: SignInMeans = "password") {
  const token = newId() + newId();
  const now = new Date();
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(env.AUTH_SECRET), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(token));
  return {
    row: {
      id: crypto.randomUUID(),
      token,
      userId: who.id,
      expiresAt: new Date(now.getTime() + WEEK),
      createdAt: now,
      updatedAt: now,
      begunBy,
    },
    cookie: `concord.session_token=${encodeURIComponent(`${token}.${btoa(String.fromCharCode(...new Uint8Array(signature)))}`)}`,
  };
}

/** The `Cookie` header of a fresh session of `who`. */
export async function sessionCookie(who: Pick<Person, "id">, begunBy?: SignInMeans): Promise<string> {
  const { row, cookie } = await newSession(who, begunBy);
  await connect(env.DB).insert(session).values(row);
  return cookie;
}

/** New people and a client signed in as each, in one trip: for tests that need many. */
export async function crowd(
  people: readonly { role: string; change?: Partial<Person> }[],
  options: ClientOptions = {},
): Promise<{ who: Person; client: ApiClient }[]> {
  const db = connect(env.DB);
  const made = await Promise.all(
    people.map(async ({ role, change }) => {
      const who = newPerson(role, change);
      return { who, ...(await newSession(who)) };
    }),
  );
  const [first, ...rest] = made.flatMap(({ who, row }) => [db.insert(user).values(who), db.insert(session).values(row)]);
  if (first) await db.batch([first, ...rest]);
  return made.map(({ who, cookie }) => ({ who, client: apiClient({ ...options, cookie }) }));
}

/** A client of the API signed in as `who`: by the password alone unless `begunBy` says otherwise. */
export async function asUser(who: Pick<Person, "id">, options: ClientOptions = {}, begunBy?: SignInMeans): Promise<ApiClient> {
  return apiClient({ ...options, cookie: await sessionCookie(who, begunBy) });
}

/** Of administrators made by `asRole`: what they show once more. */
export const PROOF = { password: "an open desk at noon", code: "" };

/** A new person of this role, and a client signed in as them. An administrator has the password of `PROOF`. */
export async function asRole(
  role: string,
  change: Partial<Person> & { password?: string } = {},
  options: ClientOptions = {},
): Promise<{ who: Person; client: ApiClient }> {
  const who = await person(role, role === "admin" ? { password: PROOF.password, ...change } : change);
  return { who, client: await asUser(who, options) };
}
