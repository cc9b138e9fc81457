/** The one look of everything that is typed or chosen in. */
export const CONTROL =
  "w-full rounded-md border border-hairline-strong bg-raised px-3 py-2 text-ink placeholder:text-faint min-h-11 aria-invalid:border-danger disabled:bg-sunk disabled:text-soft";
