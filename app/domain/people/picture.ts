/** A person's picture: PNG or JPEG by ending and content, at most 2 MB. */
import { checkDocument } from "../documents/document.ts";
import type { PeopleCode } from "./people-codes.ts";

/** Bytes. */
export const PICTURE_MAX = 2 * 1024 * 1024;
/** For a file input's `accept`. */
export const PICTURE_ACCEPTED = ".png,.jpg,.jpeg";

const ENDINGS = { "image/png": "png", "image/jpeg": "jpg" } as const;
export type PictureType = keyof typeof ENDINGS;

export type PictureCheck = { ok: true; type: PictureType } | { ok: false; code: PeopleCode };

export function checkPicture(name: string, bytes: Uint8Array): PictureCheck {
  if (bytes.byteLength === 0) return { ok: false, code: "picture_missing" };
  if (bytes.byteLength > PICTURE_MAX) return { ok: false, code: "picture_too_large" };
  if (!/\.(?:png|jpe?g)$/i.test(name)) return { ok: false, code: "picture_type" };
  const check = checkDocument(name, bytes);
  if (!check.ok) return { ok: false, code: check.code === "document_content" ? "picture_content" : "picture_type" };
  return check.type in ENDINGS ? { ok: true, type: check.type as PictureType } : { ok: false, code: "picture_type" };
}

/** The key of a picture in R2; its ending says its type. */
export function pictureKey(id: string, type: PictureType): string {
  return `pictures/${id}.${ENDINGS[type]}`;
}

/** The media type of what is stored under a key of ours. */
export function pictureTypeOf(key: string): PictureType {
  return key.endsWith(".png") ? "image/png" : "image/jpeg";
}
