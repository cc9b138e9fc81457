import { currentDraft, type DraftContext, type DraftView, isOpen, shown } from "./drafts.server.ts";

/** The visitor's draft as it is; `counted` where a program may ask as often as it likes: `too_many_requests` past that. */
export async function readDraft(context: DraftContext, { counted } = { counted: false }): Promise<DraftView> {
  if (counted) await context.rateLimits.take("draft");
  const row = await currentDraft(context);
  return shown(isOpen(row) || row === "elsewhere" ? row : null);
}
