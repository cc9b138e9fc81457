import type { PlaceOfInvitation } from "#app/db/cases/case-people.repo.server.ts";
import { placeOf } from "#app/domain/case/places.ts";
import type { InvitedPlace } from "#app/domain/people/invitation.ts";

/** What is said of the place that somebody is invited to, as far as mails of the case say anything. */
export function invitedTo({ caseNumber, title, claimant, mailSays, ...person }: PlaceOfInvitation): InvitedPlace | null {
  const place = placeOf(person);
  if (!place || mailSays === "nothing") return null;
  return { caseNumber, place, claimant, title: mailSays === "outcome" ? title : null };
}
