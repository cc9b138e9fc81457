/** Documents that people attach (specification, section 5 "Document upload"; quality, "Security"). */
import { normalized } from "#app/domain/normalized.ts";

/** Whom a booking's document is shown to: staff alone, or the client too. */
export const DOCUMENT_AUDIENCES = ["staff", "client"] as const;
export type DocumentAudience = (typeof DOCUMENT_AUDIENCES)[number];
export function isDocumentAudience(value: unknown): value is DocumentAudience {
  return typeof value === "string" && (DOCUMENT_AUDIENCES as readonly string[]).includes(value);
}

/** Most bytes of one document: 10 MB. */
export const DOCUMENT_MAX = 10 * 1024 * 1024;
export const NAME_MAX = 255;

export interface DocumentRecord {
  id: string;
  name: string;
  /** Media type, by its content. */
  type: string;
  /** Bytes. */
  size: number;
  audience: DocumentAudience;
  uploadedBy: string;
  /** ISO 8601. */
  createdAt: string;
}

interface Kind {
  type: string;
  /** Whether these first bytes (at least 4 KiB, or all) are of the kind. */
  is(head: Uint8Array): boolean;
}

const begins =
  (...bytes: number[]) =>
  (head: Uint8Array) =>
    bytes.every((byte, at) => head[at] === byte);
const holds = (head: Uint8Array, text: string) => new TextDecoder("latin1").decode(head).includes(text);

const JPEG: Kind = { type: "image/jpeg", is: begins(0xff, 0xd8, 0xff) };
const ZIP = begins(0x50, 0x4b, 0x03, 0x04);

/** What is accepted, by its ending; the content must agree. */
const KINDS: Readonly<Record<string, Kind>> = {
  pdf: { type: "application/pdf", is: begins(0x25, 0x50, 0x44, 0x46, 0x2d) },
  doc: { type: "application/msword", is: begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    is: (head) => ZIP(head) && (holds(head, "[Content_Types].xml") || holds(head, "word/") || holds(head, "_rels/")),
  },
  jpg: JPEG,
  jpeg: JPEG,
  png: { type: "image/png", is: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
};

function kindOf(name: string): Kind | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(KINDS, ending) ? (KINDS[ending] ?? null) : null;
}

/** The media type that a name's ending says; null for what is not accepted. */
export const typeOfName = (name: string): string | null => kindOf(name)?.type ?? null;

/** For a file input's `accept`. */
export const ACCEPTED = Object.keys(KINDS)
  .map((ending) => `.${ending}`)
  .join(",");

export type DocumentCheck =
  | { ok: true; name: string; type: string }
  | { ok: false; code: "document_empty" | "document_too_large" | "document_type" | "document_content" };

/** Whether a file of this name may be attached, before a byte of it is there. The name comes back fit to be shown and sent. */
export function checkName(name: string): { ok: true; name: string; type: string } | { ok: false; code: "document_type" } {
  const shown = plainName(name);
  const kind = kindOf(shown);
  return kind ? { ok: true, name: shown, type: kind.type } : { ok: false, code: "document_type" };
}

/** Whether what a file begins with (its first 4 KiB, or all) is what its name says. */
export const isOfItsKind = (name: string, head: Uint8Array): boolean => kindOf(name)?.is(head.subarray(0, 4096)) ?? false;

/** Whether a file may be attached: its size, its ending, and that its content is what the ending says. The name comes back fit to be shown and sent. */
export function checkDocument(name: string, bytes: Uint8Array): DocumentCheck {
  if (bytes.byteLength === 0) return { ok: false, code: "document_empty" };
  if (bytes.byteLength > DOCUMENT_MAX) return { ok: false, code: "document_too_large" };
  const named = checkName(name);
  if (!named.ok) return named;
  return isOfItsKind(named.name, bytes) ? named : { ok: false, code: "document_content" };
}

/** What a file was called, from its name in a form: quotes and line ends are escaped there, and nothing else (HTML, "multipart/form-data"). */
export function nameFromForm(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0D/g, "\r").replace(/%0A/g, "\n");
}

/** The last part of a path, on one line, without what could steer a terminal, a header or a reading direction; its ending is kept when it is cut. */
function plainName(name: string): string {
  const plain = normalized(name.toWellFormed(), "NFC")
    .replace(/[\r\n\u2028\u2029]+/g, " ")
    .replace(/^.*[\\/]/, "")
    // Controls, separators and marks that turn the direction of reading ("gpj.exe" shown as "exe.jpg").
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim();
  if (plain.length <= NAME_MAX) return plain;
  const ending = /\.[a-z]{1,5}$/i.exec(plain)?.[0] ?? "";
  // Half a character would be another in the database than in the entry that tells of it.
  const cut = plain.slice(0, NAME_MAX - ending.length).replace(/[\uD800-\uDBFF]$/, "");
  return cut.trimEnd() + ending;
}

/**
 * The header that makes a browser save a file under its name, whatever letters it has (RFC 6266, RFC 8187). For programs that
 * know no other alphabet it carries a plain name as well, one that every operating system takes.
 */
export const attachmentHeader = (name: string): string => dispositionHeader("attachment", name);

/** The same for what a browser shows by itself: the name is that of a copy which is saved from there. */
export const inlineHeader = (name: string): string => dispositionHeader("inline", name);

function dispositionHeader(how: "attachment" | "inline", name: string): string {
  const ascii =
    normalized(name, "NFKD")
      .replace(/[^\x20-\x7e]/g, "")
      .replace(/["\\%<>|:*?/]/g, "_") || "document";
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
