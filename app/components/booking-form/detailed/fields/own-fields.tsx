/** The fields of the detailed request that are more than one control: lists, and the room as it is set. */
import "#app/i18n/catalogues/later-texts.ts";
import { addCounsel } from "#app/components/booking-form/detailed/state/entries.ts";
import { useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { AdditionalCounsel } from "./additional-counsel.tsx";
import { GivenList } from "./given-list.tsx";
import type { OwnFieldProps } from "./own-field.tsx";
import { RoomSetupField } from "./room-setup.tsx";
import { SecondChoices } from "./second-choices.tsx";
import { SeveralDays } from "./several-days.tsx";
import { SomeDays } from "./some-days.tsx";

export function OwnFieldView({ state, ...props }: OwnFieldProps) {
  const { editAll } = useFormActions();
  const { field, value, error, errorDay } = props;
  switch (field) {
    case "roomSetup":
      return <RoomSetupField {...props} />;
    case "bookingDates":
      return <SeveralDays {...{ value, error, errorDay, state }} />;
    case "additionalCounselList":
      return (
        <AdditionalCounsel
          value={value}
          error={error}
          open={state.evaluation.values.showAdditionalCounsel === "true"}
          onAdd={() => {
            const added = addCounsel(state.evaluation.values);
            if (added) editAll(added);
            return added !== null;
          }}
        />
      );
    case "alternativeDays":
      return <SecondChoices {...{ value, error, errorDay }} today={state.today} />;
    case "onSomeDays":
      return <SomeDays {...{ value, error, errorDay, state }} />;
    default:
      return <GivenList {...{ field, value, error, errorDay }} />;
  }
}
