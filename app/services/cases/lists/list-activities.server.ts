/** The activity feed (specification, sections 3 "Activity" and 7): what happened, to the eyes that may see it. */
import { type ActivityRow, officeActivities, ownActivities } from "#app/db/cases/activities.repo.server.ts";
import type { ActivityRecord } from "#app/domain/case/case.ts";
import { placedBehind, placeText, readPlace } from "#app/domain/case/feed-places.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { activityText } from "#app/i18n/portal/activity-texts.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface ActivityPage {
  /** Newest first; described in the reader's language. */
  activities: ActivityRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

const USUAL = 20;

const MOST = 100;

/**
 * A page of the signed-in person's feed: of all cases for administrators (without what is a side's or the arbitrator's own),
 * else what they were notified of in cases that they are in. Throws `unauthenticated`. With an unknown cursor the list starts over.
 */
export async function listActivities(
  { actor, db }: ServiceContext,
  { after = null, limit = USUAL }: { after?: string | null; limit?: number } = {},
): Promise<ActivityPage> {
  const who = signedIn(await actor());
  const shown = Math.max(1, Math.min(Math.floor(limit) || USUAL, MOST));
  const place = readPlace(after);
  const most = shown + 1 + (place ? place.nth + 1 : 0);
  const found = who.role === "admin" ? await officeActivities(db, most, place) : await ownActivities(db, who.id, most, place);
  const rows = placedBehind(found, place);
  const i18n = await createPageI18n(who.locale);
  const last = rows.length > shown ? rows[shown - 1] : undefined;
  return {
    activities: rows.slice(0, shown).map((row) => ({
      id: `${row.caseId}-${row.at}-${row.nth}`,
      type: row.type,
      description: activityText(i18n, row.type, JSON.parse(row.details)),
      createdAt: new Date(row.at).toISOString(),
      user: nameOf(row),
      case: { id: row.caseId, caseNumber: row.caseNumber },
    })),
    next: last ? placeText(last) : null,
  };
}

/** Null for what the system did by its clock. */
const nameOf = ({ firstName, lastName }: ActivityRow) =>
  firstName === null && lastName === null ? null : { firstName: firstName ?? "", lastName: lastName ?? "" };
