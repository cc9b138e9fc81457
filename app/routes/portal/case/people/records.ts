/** People of a case as its page shows them, with what the reader can do about each. */
import type { Services } from "#app/context.ts";
import type { CasePersonRecord } from "#app/domain/case/case.ts";
import { isOffices, isStillNamed, mayFill, mayTakeOff, NAMED_PLACES, type NamedPlace, placeOf } from "#app/domain/case/places.ts";
import { holderOf, SEATS, type Seat, type SeatTitle, seatsOf, titleOf } from "#app/domain/case/tribunal/tribunal.ts";
import { isHeld } from "#app/domain/mail/outbox.ts";

type CaseFile = Awaited<ReturnType<Services["caseFiles"]["open"]>>;

export interface PersonView extends CasePersonRecord {
  place: NamedPlace | null;
  /** For who may correct them. */
  aliases: string | null;
  /** UTC milliseconds until which the invitation's link works; for who may send it again. */
  invitedUntil: number | null;
  /** Of the invitation's mail, for who may send it again: held back by the limits of mail, or not delivered; null where it is on its way. */
  mail: "held" | "undelivered" | null;
  /** Of an arbitrator, what their seat is called. */
  title: SeatTitle | null;
  /** Of an arbitrator with a published profile of the roster, its slug. */
  profile: string | null;
  may: { edit: boolean; invite: boolean; remove: boolean; replace: boolean };
}

export interface PeopleView {
  people: PersonView[];
  /** Places that the reader may fill now. */
  free: NamedPlace[];
  /** Seats of a panel that nobody holds, and whether the reader appoints to them. */
  vacant: Seat[];
  mayAssign: boolean;
}

/** `profiles`: slugs of the roster's published profiles, by account. */
export function peopleView(
  { case: { status, tribunalSize: size }, people, relation, rows, may }: CaseFile,
  profiles: ReadonlyMap<string, string>,
): PeopleView {
  const seating = { status, people: rows.people };
  const isPanel = size > 1;
  const taken = people.some((person) => placeOf(person) === "party_b");
  return {
    people: inOrder(people).map((person) => {
      const place = placeOf(person);
      const mine = place !== null && mayFill(relation, place, seating);
      const open = mine && isStillNamed(person.state);
      const row = rows.people.find(({ id }) => id === person.id);
      const invitation = rows.invitations.find(({ casePersonId }) => casePersonId === person.id);
      return {
        ...person,
        place,
        aliases: open ? (row?.aliases ?? null) : null,
        invitedUntil: open ? (invitation?.expiresAt ?? null) : null,
        mail: open && invitation ? mailOf(invitation) : null,
        title: person.seat && titleOf(person.seat, size),
        profile: person.capacity === "arbitrator" ? (profiles.get(row?.userId ?? "") ?? null) : null,
        may: {
          replace: isPanel && may.assign && person.seat !== null,
          edit: open && !(row && isOffices(relation, row)),
          invite: open && person.email !== null,
          remove: row !== undefined && mayTakeOff(relation, row, seating),
        },
      };
    }),
    free: NAMED_PLACES.filter((place) => mayFill(relation, place, seating) && (place !== "party_b" || !taken)),
    vacant: isPanel ? seatsOf(size).filter((seat) => !holderOf(people, seat)) : [],
    mayAssign: may.assign,
  };
}

function mailOf({ mail, mailWhy }: CaseFile["rows"]["invitations"][number]): PersonView["mail"] {
  if (mail === "waiting") return isHeld(mailWhy) ? "held" : null;
  return mail === "dead" || mail === "dropped" ? "undelivered" : null;
}

/** Side A, side B, the tribunal; a party before its counsel, who presides before the others. */
const ORDER = ["party_a", "counsel_a", "party_b", "counsel_b"];

function inOrder(people: readonly CasePersonRecord[]): CasePersonRecord[] {
  const place = ({ capacity, side, seat }: CasePersonRecord) =>
    capacity === "arbitrator" ? ORDER.length + (seat ? SEATS.indexOf(seat) : 0) : ORDER.indexOf(`${capacity}_${side}`);
  return [...people].sort((one, other) => place(one) - place(other));
}
