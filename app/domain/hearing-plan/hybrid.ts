/** What makes a hearing hybrid where nobody has said how it is held: said here alone, for the plan and for the model that reads. */
import type { Participant } from "../booking/registry/entries.ts";
import { isAfar } from "./heads.ts";

/** One who joins from elsewhere makes no hybrid hearing. */
const FEWEST_AFAR = 2;

/** Several of the people attend by video or telephone. */
export const isHybridBy = (people: readonly Participant[]): boolean =>
  people.filter(isAfar).reduce((sum, { count = 1 }) => sum + count, 0) >= FEWEST_AFAR;

/** The same, for who reads messages. */
export const HYBRID_RULE = `locationType is a value only where the message says it of the hearing ('hybrid', 'all online'). Somebody by video or telephone is said of that person (\`attends\`): fewer than ${FEWEST_AFAR} join a hearing in person, and from ${FEWEST_AFAR} on the plan makes it in_person_and_virtual by itself.`;
