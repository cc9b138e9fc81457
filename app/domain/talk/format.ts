/** The format that follows from a city and from who comes how, where none was said. It follows them both ways. */

import { type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "../booking/vocabulary.ts";
import { isAfar } from "../hearing-plan/heads.ts";
import { isHybridBy } from "../hearing-plan/hybrid.ts";
import { assumed, type Desk, isByHand, note, sayOnce } from "./desk.ts";
import { entriesOf, isSettled } from "./plan/fields.ts";

const isTranscript = ({ values }: Desk) => TRANSCRIPT_PROCEEDINGS.includes(values.proceedingType?.value as ProceedingType);

/**
 * The rules put a format where nobody has chosen: who names a city of ours meets there, and online too where several join from elsewhere. One who does
 * so makes no hybrid hearing (`hearing-plan/hybrid.ts`), and a format that was said stays as it is: that is said once.
 */
export function assumeFormat(desk: Desk) {
  const { values, form } = desk;
  const { location, locationType } = values;
  const people = entriesOf(values, "people");
  const key = assumed("locationType");
  if (!isSettled(location) || entriesOf(values, "toFollow").includes("locationType") || isTranscript(desk)) return;
  if (form === "detailed" ? values.proceedingType === undefined : values.proceedingType?.value === "virtual_hearing") return;
  const isAssumed = desk.told.includes(key);
  if (!isByHand(desk, "locationType") && (!isSettled(locationType) || (isAssumed && locationType.value !== "virtual"))) {
    const areSeveral = isHybridBy(people);
    desk.told = [...desk.told.filter((one) => one !== key), key];
    const why = (areSeveral ? values.people?.evidence : location.evidence) ?? "";
    note(desk, "locationType", areSeveral ? HYBRID : IN_PERSON, why, "follows");
  }
  if (people.some(isAfar) && desk.values.locationType?.value === IN_PERSON)
    sayOnce(desk, JOINED, { kind: "listed", field: "locationType", kept: IN_PERSON, listed: HYBRID });
}
const IN_PERSON = "in_person";
const HYBRID = "in_person_and_virtual";
/** A key of what was said once: somebody joins a hearing in person from elsewhere. */
const JOINED = "joined:remote";
