/** The key of a form that is sent without its program: sent twice with it, one booking is made. Without one the first step gives it. */
export function SendKey({ value }: { value: string | null }) {
  return value ? <input type="hidden" name="key" value={value} /> : null;
}
