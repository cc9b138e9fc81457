import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { shareCase } from "#app/db/cases/case-people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { barePicture } from "#app/domain/people/bare-picture.ts";
import { type PictureType, pictureTypeOf } from "#app/domain/people/picture.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { BARE } from "./own-account.server.ts";

export interface Picture {
  type: PictureType;
  size: number;
  body: ReadableStream;
}

/** A person's picture, for themselves, for administrators, and for whom `related` lets see it. Throws `not_found`. */
export async function openPicture({ actor, db, env }: ServiceContext, personId: string): Promise<Picture> {
  const who = await actor();
  if (who.kind !== "user") throw new AppError("unauthenticated");
  if (who.id !== personId && who.role !== "admin" && !(await shareCase(db, who.id, personId))) throw new AppError("not_found");
  const [row] = await findPerson(db, personId);
  const stored = row?.pictureKey ? await env.FILES.get(row.pictureKey) : null;
  if (!row?.pictureKey || !stored) throw new AppError("not_found");
  const type = pictureTypeOf(row.pictureKey);
  if (stored.customMetadata?.bare) return { type, size: stored.size, body: stored.body };
  // Stored before pictures were made bare: it becomes so the first time that somebody looks.
  const bare = barePicture(new Uint8Array(await stored.arrayBuffer()), type);
  if (!bare) throw new AppError("not_found");
  await env.FILES.put(row.pictureKey, bare, { ...BARE, onlyIf: { etagMatches: stored.etag } });
  return { type, size: bare.byteLength, body: new Blob([bare]).stream() };
}
