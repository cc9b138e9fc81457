/** What is filed and said in a case, as its reader sees it (specification, section 3 "Document" and "Message"; rulings, "Cases"). */
import { z } from "zod";
import type { CaseMessageCode } from "../message-codes.ts";
import { audienceSchema, caseText, type PersonName } from "./case.ts";
import type { FiledAs } from "./exhibits/exhibits.ts";
import { CASE_LIMITS } from "./limits.ts";
import type { Audience, EntryType, SpeaksAs, StoredAudience } from "./vocabulary.ts";

/** filed: served; waiting: the scanner has not looked yet; the last two are never served. */
export type DocumentState = "filed" | "waiting" | "quarantined" | "withdrawn";

export interface CaseDocumentRecord extends FiledAs {
  id: string;
  /** "C-4"; null for a plain document. */
  exhibit: string | null;
  originalName: string;
  uploader: PersonName;
  /** Media type, by its content. */
  type: string;
  /** Bytes. */
  size: number;
  /** Of its bytes, hexadecimal. */
  sha256: string;
  audience: Audience;
  /** The first of its versions; its own id for that one. */
  rootId: string;
  version: number;
  /** Whether it is the version in force: the last that was not withdrawn. */
  latest: boolean;
  /** ISO 8601. */
  createdAt: string;
  state: DocumentState;
  /** ISO 8601. */
  withdrawn: { at: string; reason: string } | null;
  /** Whether the case ended, or ended before it was reopened, with this as its award. */
  award: "award" | "earlier_award" | null;
}

/** A document on the case's page, with what its reader may do. */
export interface CaseDocumentView extends CaseDocumentRecord {
  mayWithdraw: boolean;
  mayReplace: boolean;
  /** Its folder, and what is said of it. */
  mayArrange: boolean;
  /** Whether it may get an exhibit number later. */
  mayNumber: boolean;
  /** Its place in its folder. */
  mayOrder: boolean;
}

/** A document that may be attached to a message. */
export type AttachableDocument = Pick<CaseDocumentRecord, "id" | "originalName" | "audience">;

export interface CaseMessageRecord {
  id: string;
  content: string;
  /** For the arbitrator alone. */
  isPrivate: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** As they were called when they posted it. */
  sender: PersonName;
  /** What they were in the case then; null where nobody knows. */
  senderAs: SpeaksAs | null;
  audience: Audience;
  /** Attached documents of the case. */
  documents: { id: string; originalName: string }[];
}

export interface CaseMessageView extends CaseMessageRecord {
  mine: boolean;
  unread: boolean;
  /** The address of its sender's picture, while they are in the case. */
  image: string | null;
}

/** One of the audiences that somebody may choose, with the names of everyone who would see it now. */
export interface AudienceChoice {
  value: Audience;
  names: string[];
  /** Whether the administrators see it too. */
  office: boolean;
}

/** The audience as its readers know it: anyone who sees a side's item is of that side. */
export function shownAudience(audience: StoredAudience): Audience {
  if (audience === "side_a" || audience === "side_b") return "side";
  return audience === "arbitrator" ? "arbitrator" : "everyone";
}

interface Item {
  audience: StoredAudience;
  authorId: string;
}

/** Whether everybody who sees the message may see the document too: only then it may be attached. */
export function isSeenByAll(document: Item, message: Item): boolean {
  if (document.audience === "everyone") return true;
  return document.audience === message.audience && (document.audience !== "arbitrator" || document.authorId === message.authorId);
}

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;
/** Something to be read: not only spaces and marks that nobody sees. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/** Most documents attached to one message. */
export const MOST_ATTACHED = 20;

/** `POST /api/cases/{id}/messages`: `{ content, isPrivate }`, and beyond the specification whom it is for and what is attached. */
export const newMessageSchema = z.strictObject({
  content: caseText(CASE_LIMITS.message).refine((text) => VISIBLE.test(text), code("case_message_empty")),
  isPrivate: z.boolean(code("case_audience_invalid")).optional(),
  audience: audienceSchema.optional(),
  documents: z.array(z.string().max(64)).max(MOST_ATTACHED).optional(),
});
export type NewMessage = z.output<typeof newMessageSchema>;

/** What somebody has begun to write. */
export const messageDraftSchema = z.strictObject({
  content: z.string().max(CASE_LIMITS.message, code("too_long")),
  audience: audienceSchema.optional(),
});
export type MessageDraft = { content: string; audience: Audience };

/** Where on a case's page one finds what an entry tells of. */
export function sectionOf(type: EntryType): string {
  if (type.startsWith("document") || type.startsWith("bundle")) return "documents";
  if (type.startsWith("message")) return "discussion";
  if (type.startsWith("deadline") || type.startsWith("extension")) return "timetable";
  if (type.startsWith("booking")) return "bookings";
  if (type === "claim_amended") return "amendments";
  if (/^(disclosure|conflict|challenge)_/.test(type) || type === "arbitrator_challenged") return "disclosures";
  if (type.startsWith("person") || type === "invitation_addressed" || type.startsWith("arbitrator")) return "people";
  return "";
}
