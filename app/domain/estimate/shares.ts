/** Who is to pay which part of an estimate, as `financialResponsibility` of the request says. Pure. */
import { FINANCIAL_RESPONSIBILITIES } from "../booking/vocabulary.ts";

/** `by_examination` and `as_agreed` are parts that nobody can count before the hearing: all of it, for both sides together. */
export type Payer = "booking_party" | "other_party" | "by_examination" | "as_agreed";

export interface Share {
  payer: Payer;
  cents: number;
}

type Responsibility = (typeof FINANCIAL_RESPONSIBILITIES)[number];

const SHARES: Readonly<Record<Responsibility, (cents: number) => Share[]>> = {
  "100_booking_party": (cents) => [{ payer: "booking_party", cents }],
  // The odd cent is the booking party's.
  "50_50": (cents) => [
    { payer: "booking_party", cents: Math.ceil(cents / 2) },
    { payer: "other_party", cents: Math.floor(cents / 2) },
  ],
  examining_counsel_proportional: (cents) => [{ payer: "by_examination", cents }],
  other: (cents) => [{ payer: "as_agreed", cents }],
};

/** The shares of `cents`, whose sum it is; none while nobody has said who pays. */
export function sharesOf(cents: number, responsibility: string | null | undefined): Share[] {
  const known = FINANCIAL_RESPONSIBILITIES.find((one) => one === responsibility);
  return known ? SHARES[known](cents) : [];
}
