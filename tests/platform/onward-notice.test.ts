/** A notice that goes on to the next page, on a page that cannot show it any more: as it is left, browsers break off the fetch of its code. */
import { afterEach, expect, test, vi } from "vitest";
import { notify, notifyOnward } from "#app/components/ui/notify.ts";

const NOTICE = { title: "Fast Booking Submitted!", tone: "success" } as const;

afterEach(() => void vi.unstubAllGlobals());

test("it is kept for the next page, and no error of this one", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { setItem: (name: string, value: string) => kept.set(name, value) });
  // Here there is no page to show anything.
  await expect(notify(NOTICE)).rejects.toThrow();
  await expect(notifyOnward(NOTICE)).resolves.toBeUndefined();
  expect(JSON.parse(kept.get("concord-notice") ?? "{}").notification).toEqual(NOTICE);
});
