/**
 * The entries of a record, read twice and never held: once for what the manifest says of them, and once more into the archive. What is
 * kept of the first reading are the filings, the entries of bundles, and who was notified.
 */
import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { givenNotices } from "#app/db/cases/case-notices.repo.server.ts";
import type { ChainLink } from "#app/domain/case/chain/chain.ts";
import { NO_HEAD, nextLink, readEntry } from "#app/domain/case/chain/own-chain.ts";
import { mayInCase } from "#app/domain/case/permissions.ts";
import { type KeptHead, linkText, RECORD_FILES, type RecordedNotice } from "#app/domain/case/record.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import { nameOfPerson } from "#app/services/cases/case-records.ts";
import { toGiven } from "#app/services/cases/notices/given-notice.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { piecesOf } from "./case-record.server.ts";
import { isSeenBy, type OwnEntry, type OwnRecord, readOwnRecord } from "./own-record.server.ts";
import type { ArchivedFile } from "./record-archive.server.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface ReadEntries {
  own: OwnRecord;
  /** `entries.json`: what the manifest says of it, and the file of the archive. */
  entries: { size: number; sha256: string; file: ArchivedFile };
  /** The first entry that tells of a document with its hash, by both. */
  filings: ReadonlyMap<string, number>;
  /** The entries that tell of bundles. */
  bundles: ChainLink[];
  /** Who was notified of each entry, as the manifest has it. */
  notices: Bytes[];
}

/** Reads all that `seen` may see of a case's chain. */
export async function readEntries(context: ServiceContext, seen: SeenCase, kept: readonly KeptHead[]): Promise<ReadEntries> {
  const filings = new Map<string, number>();
  const bundles: ChainLink[] = [];
  const notices: Bytes[] = [];
  const sums = summing();
  const textOf = textOfEntries();
  const hasNotices = mayInCase(seen.relation, "see_notices", seen.row.status);
  const own = await readOwnRecord(context.db, seen, kept, async (entries) => {
    sums.add(textOf.piece(entries.map(({ link }) => link)));
    for (const { link } of entries) note(link, filings, bundles);
    if (hasNotices) notices.push(...(await noticesOf(context, seen, entries)));
  });
  sums.add(textOf.end());
  const { size, crc, sha256 } = sums.all();
  const open = async () => entriesAgain(context, seen);
  return { own, entries: { size, sha256, file: { name: RECORD_FILES.entries, size, crc, open } }, filings, bundles, notices };
}

function note(link: ChainLink, filings: Map<string, number>, bundles: ChainLink[]): void {
  const entry = readEntry(link.body);
  if (!entry) return;
  const { documentId, sha256 } = entry.details;
  if (documentId && sha256 && !filings.has(`${documentId} ${sha256}`)) filings.set(`${documentId} ${sha256}`, link.seq);
  if (BUNDLES.has(entry.type)) bundles.push(link);
}

/** What `recordedBundles` asks of the entries. */
const BUNDLES: ReadonlySet<string> = new Set(["bundle_made", "bundle_held", "bundle_released"]);

/** The same bytes once more: the entries that there were, in the reader's chain. */
async function* entriesAgain({ db }: ServiceContext, seen: SeenCase): AsyncGenerator<Bytes, void> {
  const isSeen = isSeenBy(seen);
  const text = textOfEntries();
  let head = NO_HEAD;
  for await (const piece of piecesOf(db, seen.row.id, seen.last?.seq ?? 0)) {
    const links: ChainLink[] = [];
    for (const { body } of piece.filter(isSeen)) {
      const link = await nextLink(body, head);
      head = { seq: link.seq, hash: link.hash };
      links.push(link);
    }
    yield text.piece(links);
  }
  yield text.end();
}

/** `entriesText` piece by piece. */
function textOfEntries() {
  const encoder = new TextEncoder();
  let begun = false;
  return {
    piece(links: readonly ChainLink[]): Bytes {
      const lines = links.map(linkText).join(",\n");
      const text = lines && `${begun ? ",\n" : "[\n"}${lines}`;
      begun ||= lines !== "";
      return encoder.encode(text);
    },
    end: (): Bytes => encoder.encode(begun ? "\n]\n" : "[\n\n]\n"),
  };
}

/** The length and the checksums of what is added. */
function summing() {
  const hash = createHash("sha256");
  let [size, crc] = [0, 0];
  return {
    add(bytes: Bytes): void {
      hash.update(bytes);
      size += bytes.byteLength;
      crc = crc32(bytes, crc);
    },
    all: () => ({ size, crc, sha256: hash.digest("hex") }),
  };
}

/** Entries whose notices are read at once: each has as many as there are people. */
const NOTIFIED_AT_ONCE = 100;

/** Who was notified of each of these entries, but for who made it, by the reader's own numbers. */
async function noticesOf({ db }: ServiceContext, { row, people }: SeenCase, entries: readonly OwnEntry[]): Promise<Bytes[]> {
  const names = new Map(people.map((person) => [person.userId, nameOfPerson(person)]));
  const encoder = new TextEncoder();
  const pieces: Bytes[] = [];
  for (let from = 0; from < entries.length; from += NOTIFIED_AT_ONCE) {
    const some = entries.slice(from, from + NOTIFIED_AT_ONCE);
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last) break;
    const given = await givenNotices(db, row.id, first.entry.seq, last.entry.seq, MOST_NOTICES);
    const bySeq = Map.groupBy(given, ({ seq }) => seq);
    const texts = some.flatMap(({ entry, link }) =>
      (bySeq.get(entry.seq) ?? [])
        .filter(({ userId }) => userId !== entry.actorId)
        .map(
          (notice): RecordedNotice => ({ seq: link.seq, ...toGiven(notice, names.get(notice.userId) ?? { firstName: "", lastName: "" }) }),
        )
        .sort((one, other) => one.name.localeCompare(other.name))
        .map((notice) => `    ${JSON.stringify(notice)}`),
    );
    if (texts.length > 0) pieces.push(encoder.encode(texts.join(",\n")));
  }
  return pieces;
}

/** A bound that no stretch of entries reaches: a case has far fewer people. */
const MOST_NOTICES = 1_000_000;
