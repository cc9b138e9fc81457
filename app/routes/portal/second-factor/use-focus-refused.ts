import { useEffect } from "react";
import type { SecondFactorStep } from "./steps.ts";

/** Moves the focus to the control `id` when the last answer refused what it holds. */
export function useFocusRefused(id: string, step: SecondFactorStep | null, refused: boolean): void {
  // `step` is new with every answer: the same mistake twice moves the focus twice.
  useEffect(() => {
    if (step && refused) document.getElementById(id)?.focus();
  }, [id, step, refused]);
}
