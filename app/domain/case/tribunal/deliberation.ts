/** What the members of a tribunal write for themselves and for each other: notes of one's own, notes of the panel, and the deliberation. Pure. */
import * as z from "zod";
import type { CaseMessageCode } from "#app/domain/message-codes.ts";
import { caseText } from "../case.ts";
import { CASE_LIMITS } from "../limits.ts";
import { isOpen } from "../status.ts";
import type { CaseStatus } from "../vocabulary.ts";
import type { TribunalSize } from "./tribunal.ts";

export const TRIBUNAL_ROOMS = ["own", "panel", "deliberation"] as const;
/** A note of its author's alone, a note of the panel, or a post of its thread. */
export type TribunalRoom = (typeof TRIBUNAL_ROOMS)[number];

/** Most that is kept of a case: of one's own notes for each member. */
export const MOST_POSTS: Readonly<Record<TribunalRoom, number>> = { own: 200, panel: 200, deliberation: 5000 };
/** Posts of the thread on one page. */
export const POSTS_SHOWN = 50;

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;
const content = caseText(CASE_LIMITS.message).refine((text) => /[^\p{Z}\p{C}]/u.test(text), code("case_message_empty"));

export const newPostSchema = z.strictObject({ room: z.enum(TRIBUNAL_ROOMS), content });
export const noteChangeSchema = z.strictObject({ content, version: z.coerce.number().int().min(0) });

/** One post or note, as a member reads it. */
export interface TribunalPost {
  id: string;
  /** The order within the case. */
  seq: number;
  author: string;
  mine: boolean;
  content: string;
  /** ISO 8601. */
  createdAt: string;
  version: number;
  /** Of a note that was changed: who changed it last, and when (ISO 8601). */
  changed: { by: string; at: string } | null;
  /** Since the reader looked last. */
  unread: boolean;
  /** The other members who sit and have read it. */
  readBy: string[];
}

/** A member who came after something was written, and may read it once all others have agreed. */
export interface LateMember {
  /** Their place in the case. */
  id: string;
  name: string;
  /** Whether the reader has agreed and another is still missing. */
  agreed: boolean;
}

/** What one member of the tribunal has before them. */
export interface Chambers {
  caseNumber: string;
  title: string;
  /** Whether three decide the case: a sole arbitrator has notes of their own alone. */
  isPanel: boolean;
  /** Nothing is written in a case that is resolved. */
  isOpen: boolean;
  own: TribunalPost[];
  panel: TribunalPost[];
  /** Oldest first. */
  thread: TribunalPost[];
  /** Leads to the posts before these; null where there are none. */
  older: number | null;
  /** The members who read the thread, but for the reader. */
  members: string[];
  late: LateMember[];
  /** The newest number that the page shows; 0 for none. */
  newest: number;
}

/** Since when somebody reads what the panel wrote: from their acceptance on, or all of it where it was opened to them. UTC milliseconds. */
export const readsSince = (place: { answeredAt: number | null; createdAt: number }, isOpened: boolean): number =>
  isOpened ? 0 : (place.answeredAt ?? place.createdAt);

/** Whether something may be written there: a sole arbitrator has no panel, and a case that is resolved is read. */
export const mayWrite = (room: TribunalRoom, size: TribunalSize, status: CaseStatus): boolean =>
  isOpen(status) && (room === "own" || size === 3);
