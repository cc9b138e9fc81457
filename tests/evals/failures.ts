/** What can be wrong with a dialogue. `lost`: the draft was not what it was, after coming back or after what changes nothing. */
export type Kind = "wrong" | "invented" | "unconfirmed" | "not-booked" | "language" | "unanswered" | "lost" | "error";

export interface Failure {
  kind: Kind;
  field: string;
  expected: string;
  stored: string;
}

export function unique(failures: readonly Failure[]): Failure[] {
  const seen = new Set<string>();
  return failures.filter(({ kind, field, expected }) => {
    const key = `${kind} ${field} ${expected}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
