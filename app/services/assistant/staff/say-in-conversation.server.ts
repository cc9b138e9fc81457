import { saying } from "#app/db/assistant/staffed-chats.repo.server.ts";
import { holdingSession } from "#app/db/held-binding.server.ts";
import { STAFF_MESSAGE_MAX } from "#app/domain/assistant/staffed.ts";
import { AppError } from "#app/domain/errors.ts";
import { normalized } from "#app/domain/normalized.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { handOf } from "./staffed-conversations.server.ts";

/**
 * Says something to the visitor. `key` is the form's own: what is sent twice is said once. False, with nothing said, when
 * one is not in it any more. Throws `invalid_input` for an empty or too long message.
 */
export async function sayInConversation(
  context: ServiceContext,
  ref: string,
  version: number,
  { content, key }: { content: string; key: string },
): Promise<boolean> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const said = normalized(content, "NFC").replaceAll("\r\n", "\n").trim();
  if (said === "") throw new AppError("invalid_input", { issues: [{ field: "message", code: "required" }] });
  if (said.length > STAFF_MESSAGE_MAX) throw new AppError("invalid_input", { issues: [{ field: "message", code: "too_long" }] });
  const hand = await handOf(context, ref);
  if (hand.staffVersion !== version || hand.staffId !== who.id) return false;
  const author = { id: who.id, name: hand.staffName ?? "" };
  // Of this conversation and person: a key says nothing to anybody else's form.
  const originKey = `${hand.id}:${who.id}:${key.slice(0, 64)}`;
  const [, , told] = await db.batch([holdingSession(db), ...saying(db, hand, author, { content: said, originKey }, clock().getTime())]);
  return told.length > 0;
}
