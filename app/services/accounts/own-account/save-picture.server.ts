import { announcingFile } from "#app/db/platform/left-files.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { barePicture } from "#app/domain/people/bare-picture.ts";
import { checkPicture, pictureKey } from "#app/domain/people/picture.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { removeLeft } from "#app/services/platform/files/left-files.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { BARE, refused, replacePicture } from "./own-account.server.ts";
import { requireOwner } from "./require-owner.server.ts";

/** PNG or JPEG, at most 2 MB; stored without what it tells of place, time and camera. Throws `invalid_input` on `picture`. */
export async function savePicture(
  context: LimitedContext,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const { clock, db, env } = context;
  const who = await requireOwner(context);
  const check = checkPicture(name, bytes);
  if (!check.ok) throw refused("picture", check.code);
  // Strips EXIF: where and when it was taken stays private.
  const bare = barePicture(bytes, check.type);
  if (!bare) throw refused("picture", "picture_content");
  const id = newId();
  const key = pictureKey(id, check.type);
  await announcingFile(db, key, clock().getTime());
  await env.FILES.put(key, bare, BARE);
  try {
    await replacePicture(context, { image: `/api/people/${who.id}/picture?v=${id}`, pictureKey: key });
  } catch (error) {
    // Where the database gave no answer it may have named the picture: what it has not, the schedule removes.
    if (error instanceof AppError) await removeLeft(env, db, key);
    throw error;
  }
}
