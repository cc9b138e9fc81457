/** People of a case as its page shows them, with what the reader can do about each. */
import type { Services } from "#app/context.ts";
import type { CasePersonRecord } from "#app/domain/case/case.ts";
import { isOffices, isStillNamed, mayFill, mayTakeOff, NAMED_PLACES, type NamedPlace, placeOf } from "#app/domain/case/places.ts";
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
  may: { edit: boolean; invite: boolean; remove: boolean };
}

export interface PeopleView {
  people: PersonView[];
  /** Places that the reader may fill now. */
  free: NamedPlace[];
}

export function peopleView({ case: { status }, people, relation, rows }: CaseFile): PeopleView {
  const seating = { status, people: rows.people };
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
        may: {
          edit: open && !(row && isOffices(relation, row)),
          invite: open && person.email !== null,
          remove: row !== undefined && mayTakeOff(relation, row, seating),
        },
      };
    }),
    free: NAMED_PLACES.filter((place) => mayFill(relation, place, seating) && (place !== "party_b" || !taken)),
  };
}

function mailOf({ mail, mailWhy }: CaseFile["rows"]["invitations"][number]): PersonView["mail"] {
  if (mail === "waiting") return isHeld(mailWhy) ? "held" : null;
  return mail === "dead" || mail === "dropped" ? "undelivered" : null;
}

/** Side A, side B, the arbitrator; a party before its counsel. */
const ORDER = ["party_a", "counsel_a", "party_b", "counsel_b"];

function inOrder(people: readonly CasePersonRecord[]): CasePersonRecord[] {
  const place = ({ capacity, side }: CasePersonRecord) => (capacity === "arbitrator" ? ORDER.length : ORDER.indexOf(`${capacity}_${side}`));
  return [...people].sort((one, other) => place(one) - place(other));
}
