/** Enter sends on a keyboard of its own, and begins a line everywhere else. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { sendOnEnter } from "./enter-sends.ts";

afterEach(() => vi.unstubAllGlobals());

/** Whether it was sent, and whether the key was kept from making a line. */
function pressed(more: { shiftKey?: boolean; isComposing?: boolean; keyCode?: number; key?: string; text?: string; isFine?: boolean }) {
  const { isFine = true, text = "A mediation", ...key } = more;
  vi.stubGlobal("matchMedia", () => ({ matches: isFine }));
  const [requestSubmit, preventDefault] = [vi.fn(), vi.fn()];
  const field = { value: text, form: { requestSubmit, querySelector: () => null } } as unknown as HTMLTextAreaElement;
  sendOnEnter({ key: "Enter", shiftKey: false, isComposing: false, keyCode: 13, ...key, preventDefault }, field);
  return { isSent: requestSubmit.mock.calls.length > 0, makesLine: preventDefault.mock.calls.length === 0 };
}

describe("Enter", () => {
  test("sends", () => expect(pressed({})).toEqual({ isSent: true, makesLine: false }));
  test("with Shift begins a line", () => expect(pressed({ shiftKey: true })).toEqual({ isSent: false, makesLine: true }));
  test("on a touch keyboard begins a line", () => expect(pressed({ isFine: false })).toEqual({ isSent: false, makesLine: true }));
  test("that ends the composing of a character is none", () =>
    expect(pressed({ isComposing: true })).toEqual({ isSent: false, makesLine: true }));
  test("that Safari gives after the composing, by its code, is none", () =>
    expect(pressed({ keyCode: 229 })).toEqual({ isSent: false, makesLine: true }));
  test("sends nothing blank", () => expect(pressed({ text: " \n" })).toEqual({ isSent: false, makesLine: false }));
  test("is the only key that sends", () => expect(pressed({ key: "a" })).toEqual({ isSent: false, makesLine: true }));
});
