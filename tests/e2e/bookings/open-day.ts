/**
 * A day of its own for a test, `YYYY-MM-DD`, on which every venue is open: Tuesday to Thursday between 8 and 28 of July, August or
 * September, where none of their holidays falls.
 */
export function openDay(): string {
  const among = (count: number) => Math.floor(Math.random() * count);
  for (;;) {
    const date = new Date(Date.UTC(2030 + among(60), 6 + among(3), 8 + among(21)));
    if (date.getUTCDay() >= 2 && date.getUTCDay() <= 4) return date.toISOString().slice(0, 10);
  }
}
