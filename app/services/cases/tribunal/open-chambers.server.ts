import {
  consentsOf,
  firstOfPanel,
  openingsOf,
  ownNotes,
  type PostRow,
  panelNotes,
  readersOf,
  threadOf,
} from "#app/db/cases/deliberations.repo.server.ts";
import { isOpen } from "#app/domain/case/status.ts";
import { type Chambers, type LateMember, POSTS_SHOWN, readsSince, type TribunalPost } from "#app/domain/case/tribunal/deliberation.ts";
import { tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import { nameOf } from "#app/services/cases/arbitrators/assignments.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { enterChambers, fellowsOf, type Seated } from "./chambers.server.ts";

/**
 * What a member of the tribunal has before them: their own notes, the panel's, and the thread, the latest page without `before` (a number of
 * the thread). Throws `not_found` to everybody else.
 */
export async function openChambers(context: ServiceContext, caseId: string, before: number | null = null): Promise<Chambers> {
  const { db } = context;
  const seated = await enterChambers(context, caseId);
  const { row, reading, place } = seated;
  const fellows = fellowsOf(seated);
  const ids = [place, ...fellows].map(({ id }) => id);
  const [thread, panel, own, readers, opened, consents, [first]] = await db.batch([
    threadOf(db, reading, before),
    panelNotes(db, reading),
    ownNotes(db, reading),
    readersOf(db, caseId),
    openingsOf(db, ids),
    consentsOf(db, ids),
    firstOfPanel(db, caseId),
  ]);
  const isOpenTo = (id: string) => opened.some(({ personId }) => personId === id);
  const readUntil = (userId: string | null) => readers.find((one) => one.userId === userId)?.readUntil ?? 0;
  const view = (post: PostRow): TribunalPost => {
    const sawIt = fellows.filter(
      (one) => one.userId !== post.authorId && post.createdAt >= readsSince(one, isOpenTo(one.id)) && readUntil(one.userId) >= post.seq,
    );
    return toPost(post, seated, { until: readUntil(place.userId), by: post.room === "own" ? [] : sawIt.map(nameOf) });
  };
  const shown = thread.slice(0, POSTS_SHOWN);
  const late = fellows.filter((one) => first && first.createdAt < readsSince(one, isOpenTo(one.id)));
  const hasAgreed = (id: string, userId: string | null) => consents.some(({ personId, byUser }) => personId === id && byUser === userId);
  // Where the last who was missing has left, all have agreed and nothing was opened yet: anyone who presses again opens it.
  // A closed account still has its say: else the office could do without a member by closing it for a moment.
  const others = tribunalOf(seated.people).filter((one) => one.id !== place.id && one.state === "active");
  const isMissing = (id: string) => others.some((one) => one.id !== id && !hasAgreed(id, one.userId));
  return {
    caseNumber: row.caseNumber,
    title: row.title,
    isPanel: row.tribunalSize === 3,
    isOpen: isOpen(row.status),
    own: own.map(view),
    panel: panel.map(view),
    thread: shown.map(view).reverse(),
    older: thread.length > POSTS_SHOWN ? (shown.at(-1)?.seq ?? null) : null,
    members: fellows.map(nameOf),
    late: late.map(
      (one): LateMember => ({
        id: one.id,
        name: nameOf(one),
        agreed: hasAgreed(one.id, place.userId) && isMissing(one.id),
      }),
    ),
    newest: Math.max(0, ...[...shown, ...panel].map(({ seq }) => seq)),
  };
}

function toPost(post: PostRow, { who }: Pick<Seated, "who">, read: { until: number; by: string[] }): TribunalPost {
  const mine = post.authorId === who.id;
  return {
    id: post.id,
    seq: post.seq,
    author: post.authorName,
    mine,
    content: post.content,
    createdAt: new Date(post.createdAt).toISOString(),
    version: post.version,
    changed: post.changedAt === null ? null : { by: post.changedBy ?? post.authorName, at: new Date(post.changedAt).toISOString() },
    unread: post.room !== "own" && !mine && post.seq > read.until,
    readBy: read.by,
  };
}
