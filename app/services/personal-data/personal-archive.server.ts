/** The archive that a person is given: `personal-data.json`, and the files that it names. */

import { documentKeys, pictureOf } from "#app/db/personal-data/personal-files.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { type ArchivedFile, archive, archivedSize, fitsArchive, known } from "#app/services/cases/record/record-archive.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { Section } from "./collect-personal-data.server.ts";
import type { Subject } from "./subject.ts";

export interface PersonalArchive {
  /** "personal-data-2026-11-29.zip". */
  name: string;
  /** Bytes. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

const HEADS_AT_ONCE = 5;

/** What the file says of itself, in the language that every reader of such a file has. */
const ABOUT = {
  format: "concord-personal-data/1",
  times: "Instants are ISO 8601 in UTC; days and hours of a hearing are those of its place.",
  left_out: [
    "Passwords, keys, codes and links, which open something.",
    "Hashes of networks and addresses, from which nobody can be recognized.",
    "What is somebody else's: notes of our office, the other side of a case, and contacts that a booking had before.",
    "What a case holds besides one's own acts: it is read in the case, and in its exported record.",
  ],
  private:
    "In a copy that our office makes, what only the person's own side or the person reads in a case, and their notices of it, are left out: the person downloads it in their settings.",
};

/** Throws `payload_too_large` where one file cannot hold it. */
export async function personalArchive(context: ServiceContext, subject: Subject, sections: readonly Section[]): Promise<PersonalArchive> {
  const now = context.clock();
  const files = await filesOf(context, subject, sections);
  const data = {
    ...ABOUT,
    made_at: now.toISOString(),
    made_for: subject.email,
    made_by: subject.administrator === null ? "the person" : "an administrator",
    files: files.map(({ name }) => name),
    sections: sections.map(({ name, title, rows, cut }) => ({ name, title, ...(cut ? { more: true } : {}), rows })),
  };
  const all = [known("personal-data.json", new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`)), ...files];
  if (!fitsArchive(all)) throw new AppError("payload_too_large");
  return { name: `personal-data-${now.toISOString().slice(0, 10)}.zip`, size: archivedSize(all), body: archive(all, now) };
}

/** The person's picture and the documents that they attached to bookings; those whose bytes are not there are left out. */
async function filesOf({ db, env }: ServiceContext, { account }: Subject, sections: readonly Section[]): Promise<ArchivedFile[]> {
  const ids = (sections.find(({ name }) => name === "booking_documents")?.rows ?? []).map(({ id }) => String(id));
  const [documents, [picture]] = await Promise.all([documentKeys(db, JSON.stringify(ids)), pictureOf(db, account?.id ?? "")]);
  const wanted = [
    ...(picture?.key ? [{ name: "files/picture", key: picture.key }] : []),
    ...documents.map(({ id, name, key }) => ({ name: `files/${id}${/\.[a-z]{3,4}$/i.exec(name)?.[0].toLowerCase() ?? ""}`, key })),
  ];
  const found: { name: string; key: string; size: number | undefined }[] = [];
  // So many at a time: a request has few connections.
  for (let at = 0; at < wanted.length; at += HEADS_AT_ONCE) {
    const some = wanted.slice(at, at + HEADS_AT_ONCE);
    found.push(...(await Promise.all(some.map(async ({ name, key }) => ({ name, key, size: (await env.FILES.head(key))?.size })))));
  }
  return found.flatMap(({ name, key, size }) => (size === undefined ? [] : [{ name, size, open: () => bytesOf(env, key) }]));
}

async function bytesOf(env: Env, key: string): Promise<ReadableStream<Uint8Array>> {
  const object = await env.FILES.get(key);
  if (!object) throw new Error("a file of the archive is gone");
  return object.body;
}
