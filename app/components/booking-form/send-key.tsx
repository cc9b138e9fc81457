/** The key of a form that is sent without its program: sent twice with it, one booking is made. Without one the first step gives it. */
export function SendKey({ value }: { value: string | null }) {
  return value ? <input type="hidden" name="key" value={value} /> : null;
}

/** Which draft such a form sends: one that has become a booking by then, in the talk or in another window, is not booked twice. */
export function SentDraft({ of }: { of: string | null }) {
  return of ? <input type="hidden" name="draft" value={of} /> : null;
}
