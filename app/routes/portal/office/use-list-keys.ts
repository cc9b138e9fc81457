import { useEffectEvent, useLayoutEffect } from "react";
import { leaveDetail, toPart } from "./focus.ts";
import { keysAreOn } from "./key-setting.ts";

export interface ListKeys {
  /** Ids of the rows, in the order in which they stand. */
  ids: readonly string[];
  /** The row whose detail is shown; null for none. */
  current: string | null;
  onMove: (id: string) => void;
  onOpen: (id: string) => void;
  onLeave?: (() => void) | undefined;
  /** Choosing a row among several, where that can be done. */
  onChoose?: ((id: string) => void) | undefined;
  /** What is mostly done with a row. */
  onMain?: ((id: string) => void) | undefined;
  /** What only this list has a key for. */
  further?: readonly FurtherKey[] | undefined;
  onHelp: () => void;
}

export interface FurtherKey {
  /** One letter that the others leave free. */
  key: string;
  /** What it does, for who reads of the keys. */
  name: string;
  /** Null where no row is chosen. */
  act: (current: string | null) => void;
}

/** Where letters are typed, and where a key means something of its own. */
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';
const ANSWERS_ENTER = "a, button, summary, input";

/** The keys of a list: j and k move, Enter opens, x chooses, e does the main thing, d and b go to the detail and to the chosen rows, Escape leaves, ? tells of them. */
export function useListKeys(keys: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (pressed(keys, event)) event.preventDefault();
  });
  // With the rows themselves: a list that is seen hears its keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** True when the key meant something here. */
function pressed(keys: ListKeys, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPED_IN) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  const { current, onLeave } = keys;
  if (event.key === "Escape" && current && onLeave) {
    leaveDetail(onLeave);
    return true;
  }
  if (!keysAreOn()) return false;
  // The name of the row that is shown leads where Enter does.
  const isOnRow = current !== null && target?.closest("[data-row-link]")?.closest<HTMLElement>("[data-row]")?.dataset.row === current;
  const act = actionOf(keys, event.key, !isOnRow && Boolean(target?.closest(ANSWERS_ENTER)));
  act?.();
  return act !== null;
}

function actionOf(keys: ListKeys, key: string, isOnControl: boolean): (() => void) | null {
  const { current, onHelp, onOpen, onChoose, onMain } = keys;
  const withRow = (act: ((id: string) => void) | undefined) => (act && current ? () => act(current) : null);
  switch (key) {
    case "j":
      return moving(keys, 1);
    case "k":
      return moving(keys, -1);
    case "x":
      return withRow(onChoose);
    case "e":
      return withRow(onMain);
    case "Enter":
      return isOnControl ? null : withRow(onOpen);
    case "d":
      return toPart("detail");
    case "b":
      return toPart("bulk");
    case "?":
      return onHelp;
    default: {
      const further = keys.further?.find((one) => one.key === key);
      return further ? () => further.act(current) : null;
    }
  }
}

/** To the next row in a direction; from no row to the first or the last. */
function moving({ ids, current, onMove }: ListKeys, step: 1 | -1): (() => void) | null {
  const at = current === null ? -1 : ids.indexOf(current);
  const next = at < 0 ? ids.at(step > 0 ? 0 : -1) : ids[at + step];
  if (next === undefined) return null;
  return () => {
    onMove(next);
    const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"] [data-row-link]`);
    // Reading goes on from the row, and Enter opens it as any link does.
    link?.focus({ preventScroll: true });
    link?.closest("[data-row]")?.scrollIntoView({ block: "nearest" });
  };
}
