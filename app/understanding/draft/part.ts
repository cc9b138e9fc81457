/** The parts of a request as people name them. */
export type Part =
  | "days"
  | "hours"
  | "place"
  | "format"
  | "kind"
  | "matter"
  | "needs"
  | "meals"
  | "firm"
  | "name"
  | "email"
  | "phone"
  | "people"
  | "persons"
  | "second"
  | "remarks"
  | "style";
