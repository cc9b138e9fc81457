import { keepingDraft } from "#app/db/cases/case-filing.repo.server.ts";
import { messageDraftSchema } from "#app/domain/case/filing.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Keeps what the caller has begun to write, for all their devices. Throws as `post` does. */
export async function keepMessageDraft({ actor, clock, db }: ServiceContext, caseId: string, input: unknown): Promise<void> {
  const seen = await seeCase(db, caseId, signedIn(await actor()));
  requireInCase(seen, "post");
  const parsed = parseInput(messageDraftSchema, input);
  const { content, audience = "everyone" } = parsed;
  await keepingDraft(db, { userId: seen.who.id, caseId }, content, audience, clock().getTime());
}
