/** The program of `/book`: its form, without a router. */
import "./no-eval.ts";
import { loadOwnFields } from "#app/components/booking-form/detailed/fields/own-field.tsx";
import { DetailedIsland } from "#app/components/booking-form/island/detailed-island.tsx";
import { hydrateForm } from "#app/components/booking-form/island/hydrate-form.tsx";
import { HYDRATED_EVENT } from "./deferred-hydration.ts";

addEventListener(HYDRATED_EVENT, () => void loadOwnFields(), { once: true });

await hydrateForm(DetailedIsland);
