/** The format that follows from a city where none was said. */
import { type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "../booking/vocabulary.ts";
import { assumed, type Desk, note } from "./desk.ts";
import { entriesOf, isSettled } from "./plan/fields.ts";

const isTranscript = ({ values }: Desk) => TRANSCRIPT_PROCEEDINGS.includes(values.proceedingType?.value as ProceedingType);

/** The rules put a format where nobody has chosen: who names a city of ours meets there, and online too where somebody joins from elsewhere. */
export function assumeFormat(desk: Desk) {
  const { values, form } = desk;
  const { location, locationType } = values;
  if (!isSettled(location) || isSettled(locationType) || entriesOf(values, "toFollow").includes("locationType") || isTranscript(desk))
    return;
  if (form === "detailed" ? values.proceedingType === undefined : values.proceedingType?.value === "virtual_hearing") return;
  const joins = entriesOf(values, "people").some(({ attends }) => attends === "remote");
  desk.told = [...desk.told.filter((key) => key !== assumed("locationType")), assumed("locationType")];
  note(desk, "locationType", joins ? "in_person_and_virtual" : "in_person", location.evidence ?? location.value, "stated");
}
