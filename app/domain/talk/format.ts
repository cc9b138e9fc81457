/** The format that follows from a city and from who comes how, where none was said. It follows them both ways. */

import { type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "../booking/vocabulary.ts";
import { assumed, type Desk, isByHand, note, sayOnce } from "./desk.ts";
import { entriesOf, isSettled } from "./plan/fields.ts";

const isTranscript = ({ values }: Desk) => TRANSCRIPT_PROCEEDINGS.includes(values.proceedingType?.value as ProceedingType);

/** The rules put a format where nobody has chosen: who names a city of ours meets there, and online too where somebody joins from elsewhere. */
export function assumeFormat(desk: Desk) {
  const { values, form } = desk;
  const { location, locationType } = values;
  const remote = entriesOf(values, "people").find(({ attends }) => attends === "remote" || attends === "telephone");
  const key = assumed("locationType");
  if (!isSettled(location) || entriesOf(values, "toFollow").includes("locationType") || isTranscript(desk)) return;
  if (form === "detailed" ? values.proceedingType === undefined : values.proceedingType?.value === "virtual_hearing") return;
  if (isByHand(desk, "locationType")) {
    if (remote && locationType?.value === "in_person")
      sayOnce(desk, JOINED, { kind: "listed", field: "locationType", kept: "in_person", listed: HYBRID });
    return;
  }
  const isAssumed = desk.told.includes(key);
  if (!isSettled(locationType) || (isAssumed && locationType.value !== "virtual")) {
    desk.told = [...desk.told.filter((one) => one !== key), key];
    const why = (remote ? values.people?.evidence : location.evidence) ?? "";
    return note(desk, "locationType", remote ? HYBRID : "in_person", why, "follows");
  }
  // Said once: who wants it in person all the same has the last word.
  if (!remote || locationType.value !== "in_person" || desk.told.includes(JOINED)) return;
  desk.told = [...desk.told, JOINED];
  note(desk, "locationType", HYBRID, values.people?.evidence ?? "", "follows");
}
const HYBRID = "in_person_and_virtual";
/** A key of what was said once: somebody joins a hearing in person from elsewhere. */
const JOINED = "joined:remote";
