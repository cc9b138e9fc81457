/** Where the reader is in the form, in the address: so that Back, a reload and a shared link find the place again. */
import { useCallback, useEffect, useRef } from "react";
import { useFormPlace } from "#app/components/booking-form/place/form-place.ts";
import { SECTION_IDS, type SectionId } from "#app/domain/booking/registry/registry.ts";
import type { FieldsMode } from "./shown.ts";

export type Step = SectionId | "review";

export function useSteps() {
  const { search, go: goTo } = useFormPlace();
  const asked = search.get("step");
  const step: Step | null = asked === "review" ? "review" : (SECTION_IDS.find((id) => id === asked) ?? null);
  const mode: FieldsMode = search.get("fields") === "all" ? "all" : "required";
  const target = useRef<string | null>(null);

  // After every drawing: what is to take the focus may only just have come into sight.
  useEffect(() => {
    const element = target.current ? document.getElementById(target.current) : null;
    if (!element || element.getClientRects().length === 0) return;
    target.current = null;
    element.scrollIntoView({ block: element.matches("h1, h2, h3") ? "start" : "center" });
    element.focus({ preventScroll: true });
  });

  /** Goes to a step or to the other set of fields, and gives the focus to an element there. */
  const go = useCallback(
    async (change: { step?: Step; mode?: FieldsMode }, focus?: string) => {
      const next = new URLSearchParams(window.location.search);
      next.delete("submitted");
      if (change.step) next.set("step", change.step);
      if (change.mode === "all") next.set("fields", "all");
      if (change.mode === "required") next.delete("fields");
      target.current = focus ?? null;
      await goTo(`?${next}`, { keepScroll: true });
    },
    [goTo],
  );
  return { step, mode, go, back: () => void goTo(-1) };
}

/** The address of the form with another set of fields, for those without scripts. */
export function modeAddress(mode: FieldsMode): string {
  return mode === "all" ? "?fields=all" : "?";
}
