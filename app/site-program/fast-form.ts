/** The program of `/fast-booking`: its form, without a router. */
import "./no-eval.ts";
import { FastIsland } from "#app/components/booking-form/island/fast-island.tsx";
import { hydrateForm } from "#app/components/booking-form/island/hydrate-form.tsx";

await hydrateForm(FastIsland);
