/** What of a document can be shown in a page: by its kind, and for a PDF by its end, which is where a viewer begins to read. */
import { typeOfName } from "./document.ts";

export const PREVIEW_KINDS = ["pdf", "picture"] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** `encrypted`: the viewer may ask for a password. `damaged`: it has no end, and no viewer can be relied on to show it. */
export const PREVIEW_STATES = ["ready", "encrypted", "damaged"] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

/** What a page may show, and how it will fare. */
export interface Preview {
  kind: PreviewKind;
  state: PreviewState;
}

const KINDS: Readonly<Record<string, PreviewKind>> = { "application/pdf": "pdf", "image/jpeg": "picture", "image/png": "picture" };

/** How a document of this media type is shown in a page; null for what is only taken as a copy. */
export const previewKind = (type: string): PreviewKind | null => (Object.hasOwn(KINDS, type) ? (KINDS[type] ?? null) : null);

/** The same by its name: no document was taken whose content is not what its ending says. */
export function previewKindOfName(name: string): PreviewKind | null {
  const type = typeOfName(name);
  return type === null ? null : previewKind(type);
}

/** Bytes of a PDF's end that are read, and of what its end points at. */
export const PDF_TAIL = 4096;
export const PDF_TABLE = 16_384;

const ENCRYPTED = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;
const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Where a PDF's table of objects begins, by its last bytes (ISO 32000-1, 7.5.5); null for one that was cut off. */
export function tableOfPdf(tail: Uint8Array): number | null {
  const at = [...latin(tail).matchAll(/startxref\s+(\d{1,15})/g)].at(-1)?.[1];
  return at === undefined ? null : Number(at);
}

/** Whether a PDF says of itself that it is encrypted: in its trailer, or in its table where that is a stream. */
export const isEncryptedPdf = (tail: Uint8Array, table: Uint8Array): boolean => ENCRYPTED.test(latin(tail)) || ENCRYPTED.test(latin(table));
