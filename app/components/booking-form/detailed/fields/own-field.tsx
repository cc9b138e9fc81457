/**
 * The place of a field that is more than one control. Most requests show none of these at first, so that their code comes once the
 * form is alive; one that was served with the page waits for it.
 */
import { Suspense, useEffect, useState } from "react";
import type { DetailedFormState } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, fieldId } from "#app/components/booking-form/detailed/state/names.ts";
import { LatePart, late } from "#app/components/hydration/late-part.tsx";
import { UnreachablePart } from "#app/components/hydration/unreachable-part.tsx";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { isGivenOnly } from "./controls.ts";
import type { DetailedFieldProps } from "./detailed-field.tsx";

export interface OwnFieldProps extends DetailedFieldProps {
  state: DetailedFormState;
}

const OWN: readonly DetailedField[] = ["roomSetup", "bookingDates", "additionalCounselList", "alternativeDays", "onSomeDays"];

/** Whether a field has a view of its own in place of a control. */
export const hasOwnView = (field: DetailedField): boolean => OWN.includes(field) || isGivenOnly(field);

const VIEWS = late<OwnFieldProps>({
  name: "own-fields",
  fetch: async () => (await import("./own-fields.tsx")).OwnFieldView,
  failed: Unreachable,
  served: import.meta.env.SSR ? (await import("./own-fields.tsx")).OwnFieldView : null,
});

/** Fetches the views once; after a failure again when the network is back. */
export const loadOwnFields = VIEWS.load;

/** Keeps what the request holds, which is posted with the form. Back on the network the view takes its place. */
function Unreachable(props: OwnFieldProps) {
  const { field, value } = props;
  const [come, setCome] = useState(false);
  useEffect(() => {
    const again = () => void VIEWS.load().then(setCome);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  if (come) return <LatePart of={VIEWS} given={props} />;
  return (
    <div id={fieldId(field)} tabIndex={-1} className="outline-none sm:col-span-2">
      <UnreachablePart />
      <input type="hidden" name={controlName(field)} value={value} />
    </div>
  );
}

export function OwnField(props: OwnFieldProps) {
  // Served with the page, it is taken over as it is; shown later, its place is kept until it has come.
  const [fromStart] = useState(!props.state.live);
  if (fromStart) return <LatePart of={VIEWS} given={props} />;
  return (
    <Suspense fallback={<div className="min-h-24 sm:col-span-2" />}>
      <LatePart of={VIEWS} given={props} />
    </Suspense>
  );
}
