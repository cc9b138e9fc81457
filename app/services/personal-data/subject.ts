/** Whose data is meant, and who reads it. */
export interface Subject {
  /** Null where the address has no account. */
  account: { id: string; role: string } | null;
  /** As `emailKeyOf` gives it; "" where the account has not shown that the address is theirs. */
  email: string;
  /** The administrator who asks; null where the person asks. */
  administrator: string | null;
}
