/** Filters of a list that staff keep under a name, for themselves or for the whole office. Pure. */

/** The lists that have views. */
export const VIEW_LISTS = ["bookings", "cases"] as const;
export type ViewList = (typeof VIEW_LISTS)[number];
export const isViewList = (value: unknown): value is ViewList =>
  typeof value === "string" && (VIEW_LISTS as readonly string[]).includes(value);

/** Longest name; most views of one list that a person keeps, and that the office shares. */
export const VIEW_LIMITS = { name: 60, own: 50, shared: 50 } as const;

export interface SavedView {
  id: string;
  list: ViewList;
  name: string;
  /** The filter, as `viewQuery` (`check-view.ts`) writes it. */
  query: string;
  /** All of staff see it, and may change it. */
  shared: boolean;
  /** The reader saved it. */
  own: boolean;
  /** Who saved it. */
  by: string;
  version: number;
}

/** The lists as they are without any choice. */
const WHOLE: Readonly<Record<ViewList, string>> = { bookings: "when=upcoming", cases: "" };
/** True of a filter that chooses nothing: there is nothing to keep. */
export const isWholeList = (list: ViewList, query: string): boolean => query === WHOLE[list];

export type TypedView = Pick<SavedView, "name" | "query" | "shared">;
