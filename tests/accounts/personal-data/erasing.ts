/** An administrator who erases people, as the tests of erasures need one. */
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { connect } from "#app/db/client.server.ts";
import type { ErasurePreview } from "#app/domain/personal-data/erasure.ts";
import { beginErasure } from "#app/services/personal-data/erase-person.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";

const PASSWORD = "a quiet lamp over the desk";
const PROOF = { password: PASSWORD, code: "" };
const REASON = "They asked for it.";

/** An administrator, and what they do. */
export async function eraser() {
  const who = await person("admin", { password: PASSWORD });
  const client = await asUser(who);
  return {
    who,
    client,
    preview: async (email: string) => {
      const answer = await client.post("/api/people/erasure/preview", { email });
      expect(answer.status).toBe(200);
      return (await answer.json()) as ErasurePreview;
    },
    erase: (email: string) => client.post("/api/people/erasure", { email, reason: REASON, password: PASSWORD }),
    /** Begun, and broken off before its first step. */
    begin: async (email: string, reason = REASON): Promise<string> => {
      const context = { db: connect(env.DB), env, clock: () => new Date() } as unknown as Parameters<typeof beginErasure>[0];
      const actor = { kind: "user", id: who.id, role: "admin" } as Parameters<typeof beginErasure>[1];
      return await beginErasure(context, actor, email, reason);
    },
    hold: (kind: "person" | "booking" | "case", subject: string) =>
      client.within(({ legalHolds }) => legalHolds.place({ kind, subject, reason: "A dispute." }, PROOF)),
    lift: (id: string) => client.within(({ legalHolds }) => legalHolds.lift(id, { reason: "Settled." }, PROOF)),
  };
}

/** An address that nobody has. */
export const someAddress = () => `${newId().toLowerCase()}@erasures.example`;

/** A booking of this contact. */
export const contactOf = (email: string) => ({ bookingContactEmail: email, contactEmailKey: email });
