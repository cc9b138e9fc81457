import type { PlaceOfInvitation } from "#app/db/cases/case-people.repo.server.ts";
import { placeOf } from "#app/domain/case/places.ts";
import { isOpen } from "#app/domain/case/status.ts";
import type { InvitedPlace } from "#app/domain/people/invitation.ts";

/** What is said of the place that somebody is invited to, as far as mails of the case say anything. */
export function invitedTo({ caseNumber, title, claimant, mailSays, status, ...person }: PlaceOfInvitation): InvitedPlace | null {
  const place = placeOf(person);
  if (!place || mailSays === "nothing") return null;
  return { caseNumber, place, claimant, isResolved: !isOpen(status), title: mailSays === "outcome" ? title : null };
}
