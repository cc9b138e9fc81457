/**
 * A press reaches what it began on. Between the finger's coming and its going the page may grow: a refusal under the field that is left, an answer that
 * arrives, the page's program that begins. The browser then gives the click to what both ends have in common, and nothing happens.
 */

/** What a press does something with. */
const PRESSED = "a[href], button, summary, label, input, select, [role=button], [role=option], [role=tab], [role=radio], [role=gridcell]";
/** CSS pixels that a press may wander and still be one. */
const WANDERS = 6;

/** Watches the presses of the main button and of fingers in this window, from now on. */
export function keepPresses(): void {
  let begun: { on: Element; x: number; y: number } | null = null;
  addEventListener(
    "pointerdown",
    ({ target, button, isPrimary, clientX: x, clientY: y }) => {
      const on = button === 0 && isPrimary && target instanceof Element ? target.closest(PRESSED) : null;
      begun = on && { on, x, y };
    },
    true,
  );
  addEventListener("pointercancel", () => (begun = null), true);
  addEventListener(
    "click",
    (event) => {
      const press = begun;
      begun = null;
      if (press === null || !event.isTrusted || !isLost(press.on, event)) return;
      if (Math.abs(event.clientX - press.x) > WANDERS || Math.abs(event.clientY - press.y) > WANDERS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { ctrlKey, shiftKey, altKey, metaKey, detail } = event;
      press.on.dispatchEvent(
        new MouseEvent("click", {
          bubbles: true,
          cancelable: true,
          composed: true,
          view: window,
          detail,
          ctrlKey,
          shiftKey,
          altKey,
          metaKey,
        }),
      );
    },
    true,
  );
}

/** Whether the click went past what was pressed, which is still there to be pressed. Keys make clicks too, without a pointer. */
function isLost(on: Element, { target, detail }: MouseEvent): boolean {
  return detail > 0 && target instanceof Node && on.isConnected && !on.contains(target) && !on.matches(":disabled");
}
