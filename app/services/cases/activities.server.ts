/** The activity feed (specification, sections 3 "Activity" and 7): what happened, to the eyes that may see it. */
import { type ActivityCursor, type ActivityRow, officeActivities, ownActivities } from "#app/db/cases/activities.repo.server.ts";
import type { ActivityRecord } from "#app/domain/case/case.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { activityText } from "#app/i18n/portal/activity-texts.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { signedIn } from "./case-access.server.ts";

export interface ActivityPage {
  /** Newest first; described in the reader's language. */
  activities: ActivityRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

export interface Activities {
  /**
   * A page of the signed-in person's feed: of all cases for administrators (without what is a side's or the arbitrator's own),
   * else what they were told of in cases that they are in. Throws `unauthenticated`. What is no cursor of ours begins anew.
   */
  list(options?: { after?: string | null; limit?: number }): Promise<ActivityPage>;
}

const USUAL = 20;
const MOST = 100;

export function createActivities({ db, actor }: ServiceContext): Activities {
  return {
    async list({ after = null, limit = USUAL } = {}) {
      const who = signedIn(await actor());
      const shown = Math.max(1, Math.min(Math.floor(limit) || USUAL, MOST));
      const cursor = readCursor(after);
      const rows =
        who.role === "admin" ? await officeActivities(db, shown + 1, cursor) : await ownActivities(db, who.id, shown + 1, cursor);
      const i18n = await createPageI18n(who.locale);
      const last = rows.length > shown ? rows[shown - 1] : undefined;
      return {
        activities: rows.slice(0, shown).map((row) => ({
          id: `${row.caseId}-${row.seq}`,
          type: row.type,
          description: activityText(i18n, row.type, JSON.parse(row.details)),
          createdAt: new Date(row.at).toISOString(),
          user: nameOf(row),
          case: { id: row.caseId, caseNumber: row.caseNumber },
        })),
        next: last ? `${last.at}~${last.caseId}~${last.seq}` : null,
      };
    },
  };
}

/** Null for what the system did by its clock. */
const nameOf = ({ firstName, lastName }: ActivityRow) =>
  firstName === null && lastName === null ? null : { firstName: firstName ?? "", lastName: lastName ?? "" };

function readCursor(after: string | null): ActivityCursor | null {
  const match = /^(\d{1,15})~([\w-]{1,64})~(\d{1,9})$/.exec(after ?? "");
  return match ? { at: Number(match[1]), caseId: match[2] ?? "", seq: Number(match[3]) } : null;
}
