/**
 * Conversations in the hands of staff: those whose visitor asked for a person, left a draft or is there now; read, joined,
 * answered in, handed back, deleted. For administrators; `not_found` for everybody else. Who opened, joined, left or deleted
 * one is in its history, what was said is not. Staff name it by a reference of its own: its id is its visitor's alone.
 */
import { findHand } from "#app/db/assistant/conversation-lists.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";

export async function handOf({ clock, db }: ServiceContext, ref: string) {
  const [hand] = await findHand(db, ref, clock().getTime());
  if (!hand) throw new AppError("not_found");
  return hand;
}

export const iso = (at: number) => new Date(at).toISOString();
