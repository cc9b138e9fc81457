/** Moves the focus over the planner's bars and cells, and over the requests that wait; false where there is nothing further. */
export function focusNext(root: HTMLElement, stop: HTMLElement, rows: number, days: number): boolean {
  if (stop.dataset.stop === "card") {
    const cards = [...root.querySelectorAll<HTMLElement>('[data-stop="card"]')];
    return focus(cards[cards.indexOf(stop) + rows + days]);
  }
  const cell = stop.closest<HTMLElement>('[data-stop="cell"]');
  if (!cell) return false;
  const [row, day] = [Number(cell.dataset.row), Number(cell.dataset.day)];
  if (rows === 0) {
    const bars = barsIn(cell);
    const next = bars[bars.indexOf(stop) + days];
    // Bars that begin on one day one after the other, then the next day.
    if (stop !== cell && next && bars.indexOf(stop) + days >= 0) return focus(next);
    const to = cellAt(root, row, day + days);
    return focus(to && (days < 0 ? (barsIn(to).at(-1) ?? to) : (barsIn(to)[0] ?? to)));
  }
  const to = cellAt(root, row + rows, day);
  return focus(to && (barsIn(to)[0] ?? to));
}

const cellAt = (root: HTMLElement, row: number, day: number) => root.querySelector<HTMLElement>(`[data-row="${row}"][data-day="${day}"]`);
const barsIn = (cell: HTMLElement) => [...cell.querySelectorAll<HTMLElement>('[data-stop="bar"]')];

function focus(to: HTMLElement | null | undefined): boolean {
  to?.focus();
  return Boolean(to);
}
