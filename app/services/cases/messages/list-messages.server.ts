import { type CaseMessageRow, MESSAGES_SHOWN, type MessageCursor } from "#app/db/cases/case-file.repo.server.ts";
import { caseWithMessages } from "#app/db/cases/case-filing.repo.server.ts";
import type { CaseMessageView } from "#app/domain/case/filing.ts";
import { maySee } from "#app/domain/case/permissions.ts";
import { AppError } from "#app/domain/errors.ts";
import { relationOf, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { cursorText, type DiscussionPage, pictureAmong, toMessage } from "./case-messages.server.ts";

/** A page of the discussion as the caller may read it; the latest without `before`. Throws `not_found`. */
export async function listMessages({ actor, db }: ServiceContext, caseId: string, before: string | null = null): Promise<DiscussionPage> {
  const who = signedIn(await actor());
  const found = await caseWithMessages(db, caseId, who.id, cursorOf(before));
  const relation = found && relationOf(found.people, who);
  if (!found || !relation) throw new AppError("not_found");
  const seen = (item: { audience: CaseMessageRow["audience"]; authorId: string }) => maySee(relation, item, who.id);
  const attached = found.attached.filter(({ audience, uploadedBy }) => seen({ audience, authorId: uploadedBy }));
  return pageOf(
    found.messages,
    (row) => seen({ audience: row.audience, authorId: row.senderId }),
    (row) => ({
      ...toMessage(
        row,
        attached.filter(({ messageId }) => messageId === row.id),
      ),
      mine: row.senderId === who.id,
      unread: false,
      image: pictureAmong(found.people, row.senderId),
    }),
  );
}

/** A page of rows that come newest first, with one more than are shown where there are more. */
function pageOf(
  rows: readonly CaseMessageRow[],
  isSeen: (row: CaseMessageRow) => boolean,
  view: (row: CaseMessageRow) => CaseMessageView,
): DiscussionPage {
  const shown = rows.slice(0, MESSAGES_SHOWN);
  const last = shown.at(-1);
  return {
    messages: shown.filter(isSeen).map(view).reverse(),
    older: rows.length > MESSAGES_SHOWN && last ? cursorText(last) : null,
  };
}

/** What is no cursor of ours begins at the latest. */
function cursorOf(before: string | null): MessageCursor | null {
  const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(before ?? "");
  return match ? { at: Number(match[1]), id: match[2] ?? "" } : null;
}
