/**
 * Who decides a case: a sole arbitrator, or a panel of three. A sole arbitrator is the tribunal of one whose presiding seat they hold, so
 * that both are appointed, replaced and asked in the same way.
 */
import type { CaseCapacity, CaseStatus, PersonState } from "../vocabulary.ts";

/** The presiding seat comes first: a tribunal of one has no other. */
export const SEATS = ["presiding", "co_1", "co_2"] as const;
export type Seat = (typeof SEATS)[number];

export const TRIBUNAL_SIZES = [1, 3] as const;
export type TribunalSize = (typeof TRIBUNAL_SIZES)[number];

/** What the holder of a seat is called. */
export const SEAT_TITLES = ["sole", "presiding", "co"] as const;
export type SeatTitle = (typeof SEAT_TITLES)[number];

export const seatsOf = (size: TribunalSize): readonly Seat[] => SEATS.slice(0, size);

/** The seat that a question is about: of a panel that has become a sole arbitrator, the only one left. */
export const seatAsked = (seat: Seat, size: TribunalSize): Seat => (seatsOf(size).includes(seat) ? seat : "presiding");

export function titleOf(seat: Seat, size: TribunalSize): SeatTitle {
  if (size === 1) return "sole";
  return seat === "presiding" ? "presiding" : "co";
}

/** Somebody of a case, as far as the tribunal is concerned. */
export interface Placed {
  capacity: CaseCapacity;
  state: PersonState;
  seat: Seat | null;
}

/** Whether somebody holds a seat, answered or not: who has declined or was removed does not. */
export const isSeated = ({ capacity, state }: Pick<Placed, "capacity" | "state">): boolean =>
  capacity === "arbitrator" && (state === "active" || state === "invited");

/** Who holds a seat; undefined while it is vacant. */
export const holderOf = <P extends Placed>(people: readonly P[], seat: Seat): P | undefined =>
  people.find((person) => isSeated(person) && person.seat === seat);

/** Everyone who holds a seat, the presiding arbitrator first. */
export const tribunalOf = <P extends Placed>(people: readonly P[]): P[] => SEATS.flatMap((seat) => holderOf(people, seat) ?? []);

/** Whether somebody has accepted to preside: who was proposed and has not answered leads nothing yet. */
export const isPresided = (people: readonly Placed[]): boolean => holderOf(people, "presiding")?.state === "active";

/** Whether every seat is held by somebody who has accepted. */
export const hasAccepted = (size: TribunalSize, people: readonly Placed[]): boolean =>
  seatsOf(size).every((seat) => holderOf(people, seat)?.state === "active");

/**
 * The status of a case and the arbitrator that its row names, once these people hold its seats: it is assigned when all seats are held, and
 * goes back to where it awaits its tribunal when one falls vacant.
 */
export function standingOf(
  status: CaseStatus,
  size: TribunalSize,
  held: Readonly<Partial<Record<Seat, string | null>>>,
): { status: CaseStatus; arbitratorId: string | null } {
  const isComplete = seatsOf(size).every((seat) => held[seat]);
  if (!isComplete) return { status: "created", arbitratorId: null };
  return { status: status === "created" ? "assigned" : status, arbitratorId: held.presiding ?? null };
}

/** Accounts by the seats that they hold. */
export const heldSeats = (people: readonly (Placed & { userId: string | null })[]): Partial<Record<Seat, string | null>> =>
  Object.fromEntries(tribunalOf(people).map(({ seat, userId }) => [seat, userId]));
