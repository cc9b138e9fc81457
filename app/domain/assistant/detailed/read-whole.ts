/**
 * The fields of the whole request in one message, before the fast booking's own are looked for: people by their role,
 * days, services, choices. What is read here is taken, so that no other reader takes it for something else.
 */
import { type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";
import { hasCorrection } from "../corrections.ts";
import type { InterpretationContext } from "../interpretation.ts";
import type { Span } from "../phrases.ts";
import { chooseProceeding, findProceedings, settlesProceeding } from "../proceeding.ts";
import type { Reading } from "../reading.ts";
import { readAnswers } from "./answers.ts";
import { readBodies } from "./bodies.ts";
import { readChoices } from "./choices.ts";
import { readCounts } from "./counts.ts";
import type { Whole } from "./found.ts";
import { readLabels } from "./labels.ts";
import { readMatter } from "./matter.ts";
import { readOtherPlace } from "./other-place.ts";
import { readPeople } from "./people.ts";
import { namesPast, readRecording } from "./recording.ts";
import { readSchedule } from "./schedule.ts";
import { readServices } from "./services.ts";

export function readWhole(reading: Reading, context: InterpretationContext, closed: readonly Span[]): Whole {
  const correcting = hasCorrection(reading);
  const named = chooseProceeding(
    findProceedings(reading, context.asked.includes("proceedingType")).filter(
      (one) => !closed.some((span) => span.start < one.end && one.start < span.end),
    ),
    reading,
    correcting,
  );
  const known = context.values.proceedingType;
  const isPast = TRANSCRIPT_PROCEEDINGS.some((one) => one === known) && namesPast(reading.folded);
  const whole: Whole = {
    reading,
    context,
    closed,
    correcting,
    proceeding: (named && !isPast && settlesProceeding(named, reading, context) ? named.value : known) as ProceedingType | undefined,
    found: [],
    invalid: [],
    seen: [],
    aside: [],
    roles: [],
    answered: [],
  };
  readPeople(whole);
  readSchedule(whole);
  readMatter(whole);
  readBodies(whole);
  readRecording(whole);
  readCounts(whole);
  readServices(whole);
  readChoices(whole);
  readOtherPlace(whole);
  readLabels(whole);
  readAnswers(whole);
  return whole;
}
