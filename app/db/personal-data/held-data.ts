/** How the register says of a table which rows are of a person, and what each column is to them. */
import type { SQL } from "drizzle-orm";

/** Whose data is looked for: by account, by address, and by what was found of theirs before. */
export interface Sought {
  /** The account; "" where there is none. */
  userId: string;
  /** As `emailKeyOf` gives it. */
  email: string;
  /** Ids as a list in brackets, as `IN` takes it. */
  bookings: SQL;
  drafts: SQL;
  conversations: SQL;
  /** Whether our office asks, and not the person. */
  byOffice: boolean;
  /** Cases that the person may read: ids as a JSON array. */
  cases: string;
}

/** Whose data is erased. */
export interface Erased extends Sought {
  /** Of `bookings`, those whose contact has the address: nothing of another contact is erased. */
  contacted: SQL;
}

/** The word that takes the place of what was erased. */
export const ERASED_WORD = "(erased)";

/** What an erasure does together, in this order; `files` and the address itself go last. */
export const ERASURE_STEPS = ["talks", "bookings", "mails", "account"] as const;
export type ErasureStep = (typeof ERASURE_STEPS)[number];

/**
 * Why something is kept: entries of chains (`audit`), the evidence of cases (`case`), keyed hashes that nobody reads a person from (`hashed`), what is
 * forgotten by itself within days (`passing`), what is nothing of a person (`house`).
 */
export const KEPT_FOR = ["audit", "case", "hashed", "passing", "house"] as const;
export type KeptFor = (typeof KEPT_FOR)[number];

/** What becomes of a person's rows when they are erased: removed, some columns written over, or kept. */
export type Erasure =
  | { step: ErasureStep; removed: (of: Erased) => SQL }
  | { step: ErasureStep; rows: (of: Erased) => SQL; replaced: Readonly<Record<string, (of: Erased) => SQL>>; stays: string }
  | { kept: KeptFor };

/** The columns of a table by what they are to the person whose row it is; each column is in one list, names apart by spaces. */
export interface Columns {
  /** Handed over. */
  given?: string;
  /** Opens or proves something: a key, a password, a code, a link. Given to nobody. */
  secret?: string;
  /** A keyed hash: nobody can tell from it who it was. */
  keyed?: string;
  /** Of somebody else, of our office's own work, or read where it belongs (a case, a booking) by that place's own rules. */
  others?: string;
  /** Numbers, marks and references that say nothing of a person, or repeat what another column says. */
  plain?: string;
}

export interface TableData extends Columns {
  /** What the rows are, in the file that a person is given. */
  title?: string;
  /** Which rows are of the person; absent where none can be found by a person. */
  rows?: (of: Sought) => SQL;
  /** Another value than the column's own, where only a part of it is the person's. */
  instead?: Readonly<Record<string, (of: Sought) => SQL>>;
  /** Handed over to the person alone, when they ask by themselves: nobody else reads it in the application either, nor learns that it is there. */
  alone?: true;
  /** Which of the rows an erasure's preview counts, where it is not all: a number tells, too. */
  counted?: SQL;
  /** What an erasure does with the rows; tables that hold nothing of a person say nothing. */
  erasure?: Erasure;
  /** Columns by which a case decides who sees a row: its audience (everyone, where none is named) and its author. */
  inCase?: { audience?: string; author?: string };
}

export const COLUMN_KINDS = ["given", "secret", "keyed", "others", "plain"] as const satisfies readonly (keyof Columns)[];

/** The names in a list of columns. */
export const namesIn = (list: string | undefined): string[] => list?.split(" ").filter(Boolean) ?? [];
