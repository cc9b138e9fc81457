import { barePicture } from "#app/domain/people/bare-picture.ts";
import { checkPicture, pictureKey } from "#app/domain/people/picture.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { BARE, refused, replacePicture } from "./own-account.server.ts";
import { requireOwner } from "./require-owner.server.ts";

/** PNG or JPEG, at most 2 MB; stored without what it tells of place, time and camera. Throws `invalid_input` on `picture`. */
export async function savePicture(
  context: LimitedContext,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const { env } = context;
  const who = await requireOwner(context);
  const check = checkPicture(name, bytes);
  if (!check.ok) throw refused("picture", check.code);
  // Strips EXIF: where and when it was taken stays private.
  const bare = barePicture(bytes, check.type);
  if (!bare) throw refused("picture", "picture_content");
  const id = newId();
  const key = pictureKey(id, check.type);
  await env.FILES.put(key, bare, BARE);
  try {
    await replacePicture(context, { image: `/api/people/${who.id}/picture?v=${id}`, pictureKey: key });
  } catch (error) {
    await env.FILES.delete(key);
    throw error;
  }
}
