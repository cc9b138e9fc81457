/** Who takes part, on the fast form: an optional part. */
import { Trans } from "@lingui/react/macro";
import { PeopleSlot } from "#app/components/people/people-slot.tsx";
import type { OpenPerson } from "#app/components/people/typed-person.ts";
import type { DraftField, DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf, draftValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { hearingKey } from "#app/domain/hearing-plan/hearing-key.ts";
import { fieldId } from "../fields.ts";

interface FastPeopleProps {
  values: DraftPlain;
  /** One whose inputs a post without scripts left open. */
  person: OpenPerson | null | undefined;
  error: string | null;
  onEdit(field: DraftField, value: string): void;
}

export function FastPeople({ values, person, error, onEdit }: FastPeopleProps) {
  return (
    <>
      <p className="-mt-4 text-soft">
        <Trans>Optional. Parties, counsel, witnesses: with a city for those who join by video, you see the hours on their clocks.</Trans>
      </p>
      <PeopleSlot
        value={values.people ?? ""}
        hearing={hearingKey(detailedValuesOf(values))}
        id={fieldId("people")}
        name="people"
        error={error}
        posted={person ?? undefined}
        onChange={(list) => onEdit("people", list)}
        onMove={(changed) => {
          for (const [field, value] of Object.entries(draftValuesOf(changed))) onEdit(field as DraftField, value);
        }}
      />
    </>
  );
}
