/** The format that follows from a city where none was said. */
import { type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "../booking/vocabulary.ts";
import { assumed, type Desk, note } from "./desk.ts";
import { entriesOf, isSettled } from "./plan/fields.ts";

const isTranscript = ({ values }: Desk) => TRANSCRIPT_PROCEEDINGS.includes(values.proceedingType?.value as ProceedingType);

/** The rules put a format where nobody has chosen: who names a city of ours meets there, and online too where somebody joins from elsewhere. */
export function assumeFormat(desk: Desk) {
  const { values, form } = desk;
  const { location, locationType } = values;
  const joins = entriesOf(values, "people").some(({ attends }) => attends === "remote");
  const key = assumed("locationType");
  // What was assumed before anybody joined from elsewhere is assumed again.
  const isOpen = !isSettled(locationType) || (joins && locationType.value === "in_person" && desk.told.includes(key));
  if (!isSettled(location) || !isOpen || entriesOf(values, "toFollow").includes("locationType") || isTranscript(desk)) return;
  if (form === "detailed" ? values.proceedingType === undefined : values.proceedingType?.value === "virtual_hearing") return;
  desk.told = [...desk.told.filter((one) => one !== key), key];
  const reason = isSettled(locationType) ? "corrected" : "stated";
  note(desk, "locationType", joins ? "in_person_and_virtual" : "in_person", location.evidence ?? location.value, reason);
}
