import { type RefObject, useEffect, useRef } from "react";

/** Where a row has gone with the control that had the focus, the focus goes to the field: `count` is how many rows there are. */
export function useFocusKept(field: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    before.current = count;
  }, [field, count]);
}
