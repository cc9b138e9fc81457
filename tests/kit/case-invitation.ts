/** The link of a place in a case, made again as the mail makes it. */
import { env } from "cloudflare:workers";
import { and, desc, eq, isNull } from "drizzle-orm";
import { connect } from "#app/db/client.server.ts";
import { invitations } from "#app/db/schema/people.ts";
import { tokenOf } from "#app/services/platform/secret-links.ts";

/** The token that is good for this place; null where none waits. */
export async function tokenFor(casePersonId: string): Promise<string | null> {
  const [row] = await connect(env.DB)
    .select()
    .from(invitations)
    .where(and(eq(invitations.casePersonId, casePersonId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .orderBy(desc(invitations.sentAt))
    .limit(1);
  return row ? tokenOf(env.AUTH_SECRET, "invitation", row) : null;
}
