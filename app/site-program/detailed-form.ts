/** The program of `/book`: its form, without a router. */
import "./no-eval.ts";
import { loadOwnFields } from "#app/components/booking-form/detailed/fields/own-field.tsx";
import { DetailedIsland } from "#app/components/booking-form/island/detailed-island.tsx";
import { FORM_ISLAND } from "#app/components/booking-form/island/form-island.tsx";
import { hydrateForm } from "#app/components/booking-form/island/hydrate-form.tsx";
import { HYDRATED_EVENT } from "./deferred-hydration.ts";

// A form that was served with more than its first section may hold such fields, and is taken over together with them.
if (document.querySelectorAll(`${FORM_ISLAND} section`).length > 1) void loadOwnFields();
else addEventListener(HYDRATED_EVENT, () => void loadOwnFields(), { once: true });

await hydrateForm(DetailedIsland);
