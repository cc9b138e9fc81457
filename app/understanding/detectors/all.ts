/** Every detector, in one pass over a message. */
import { acts } from "./acts.ts";
import { documents } from "./documents.ts";
import type { Detector, Finding, Text } from "./finding.ts";
import { firms, stylesOfCause } from "./firms.ts";
import { splits } from "./hearing/costs.ts";
import { formats, kinds, meals, needs, services, urgencies } from "./hearing/hearing.ts";
import { hearingLanguages } from "./hearing/hearing-language.ts";
import { premises } from "./hearing/premises.ts";
import { rooms } from "./hearing/rooms.ts";
import { stories } from "./hearing/stories.ts";
import { introductions, labels, sides } from "./names.ts";
import { cities, places } from "./places.ts";
import { emails, phones } from "./reach/contact.ts";
import { reachable } from "./reach/reachable.ts";
import { references } from "./reach/references.ts";
import { signatures } from "./reach/signatures.ts";
import { whens } from "./when.ts";

/** In this order: where two finds cover one word, the tagger hears of the first three. */
const DETECTORS: readonly Detector[] = [
  emails,
  phones,
  labels,
  signatures,
  reachable,
  introductions,
  firms,
  stylesOfCause,
  premises,
  cities,
  places,
  references,
  kinds,
  formats,
  rooms,
  services,
  hearingLanguages,
  whens,
  splits,
  urgencies,
  meals,
  needs,
  sides,
  stories,
  acts,
  documents,
];

/** All finds of a message, in the order of the detectors. Never throws, whatever the text. */
export function detect(text: Text): Finding[] {
  return DETECTORS.flatMap((detector) => detector(text));
}
