import { createContext } from "react";

/** The clocks that the document carries for its browser (`app/i18n/clock/zone-clock.ts`); none on what never hydrates. */
export const PageClocks = createContext<string | undefined>(undefined);
