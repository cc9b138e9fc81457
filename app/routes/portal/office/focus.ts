/** Where the keyboard's focus is in an office's list: in a row, in the detail next to it, or in the bar of the chosen rows. */
import { type RefObject, useEffect, useRef } from "react";

/** The row whose detail is shown, else the first one. */
const rowLink = () =>
  document.querySelector<HTMLElement>('[data-row][aria-current="true"] [data-row-link]') ??
  document.querySelector<HTMLElement>("[data-row-link]");

/** Goes to the detail, or to the bar of the chosen rows; null while there is none. */
export function toPart(part: "detail" | "bulk"): (() => void) | null {
  const box = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  return box && (() => box.focus());
}

/** Leaves the detail: who was in it is in its row then, and not nowhere. */
export function leaveDetail(leave: () => void): void {
  const isInside = Boolean(document.activeElement?.closest('[data-part="detail"]'));
  const row = rowLink();
  leave();
  if (isInside) row?.focus();
}

/**
 * Keeps the keyboard's place: where the control in `box` that had it is gone, the box has it, or a row where that is gone too; and where a row that
 * had it is gone, as the list is renewed, another has it.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const held = useRef<{ at: Element; isRow: boolean } | null>(null);
  useEffect(() => {
    const note = () => {
      const at = document.activeElement;
      const isRow = Boolean(at?.closest("[data-row]"));
      held.current = at && (isRow || box.current?.contains(at)) ? { at, isRow } : null;
    };
    // What is in the box may have taken the focus before.
    note();
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [box]);
  useEffect(() => {
    if (!held.current || held.current.at.isConnected || document.activeElement !== document.body) return;
    const { isRow } = held.current;
    held.current = null;
    ((isRow ? rowLink() : null) ?? box.current ?? rowLink())?.focus();
  });
}
