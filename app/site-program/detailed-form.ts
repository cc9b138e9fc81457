/** The program of `/book`: its form, without a router. */
import "./no-eval.ts";
import { DetailedIsland } from "#app/components/booking-form/island/detailed-island.tsx";
import { hydrateForm } from "#app/components/booking-form/island/hydrate-form.tsx";

await hydrateForm(DetailedIsland);
