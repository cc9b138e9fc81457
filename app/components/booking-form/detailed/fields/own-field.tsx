/**
 * The place of a field that is more than one control. Most requests show none of these at first, so that their code comes once the
 * form is alive; one that was served with the page waits for it.
 */
import { Trans } from "@lingui/react/macro";
import { type ComponentType, Suspense, use, useEffect, useState } from "react";
import type { DetailedFormState } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, fieldId } from "#app/components/booking-form/detailed/state/names.ts";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { isGivenOnly } from "./controls.ts";
import type { DetailedFieldProps } from "./detailed-field.tsx";
import { keptLoad } from "./kept-load.ts";

export interface OwnFieldProps extends DetailedFieldProps {
  state: DetailedFormState;
}

type View = ComponentType<OwnFieldProps>;

const OWN: readonly DetailedField[] = ["roomSetup", "bookingDates", "additionalCounselList", "alternativeDays", "onSomeDays"];

/** Whether a field has a view of its own in place of a control. */
export const hasOwnView = (field: DetailedField): boolean => OWN.includes(field) || isGivenOnly(field);

/** At hand on the server, which renders it without a Suspense boundary: React would send a boundary's content hidden, for a script to reveal. */
const served: View | null = import.meta.env.SSR ? (await import("./own-fields.tsx")).OwnFieldView : null;
const views = keptLoad<View>(async () => (await import("./own-fields.tsx")).OwnFieldView, Unreachable);

/** Fetches the views once; a failure is kept, and tried again when the network is back. */
export const loadOwnFields = (): Promise<View> => views.now();

/** Keeps what the request holds, which is posted with the form. Back on the network the view takes its place. */
function Unreachable(props: OwnFieldProps) {
  const { field, value } = props;
  const [Come, setCome] = useState<View | null>(null);
  useEffect(() => {
    const again = () => void views.again().then((view) => view && setCome(() => view));
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  if (Come) return <Come {...props} />;
  return (
    <div id={fieldId(field)} tabIndex={-1} className="outline-none sm:col-span-2">
      <p role="status">
        <Trans>This part could not be loaded. Check your connection and load the page again: what you typed is kept.</Trans>
      </p>
      <input type="hidden" name={controlName(field)} value={value} />
    </div>
  );
}

function ViewAtHand(props: OwnFieldProps) {
  // The promise of the first look: what comes later never makes a key press wait.
  const [first] = useState(() => (served ? null : loadOwnFields()));
  const Loaded = served ?? use(first ?? loadOwnFields());
  return <Loaded {...props} />;
}

export function OwnField(props: OwnFieldProps) {
  // Served with the page, it is taken over as it is; shown later, its place is kept until it has come.
  const [fromStart] = useState(!props.state.live);
  if (fromStart) return <ViewAtHand {...props} />;
  return (
    <Suspense fallback={<div className="min-h-24 sm:col-span-2" />}>
      <ViewAtHand {...props} />
    </Suspense>
  );
}
