/** How people attend: in person, virtually, or both. */
import type { LocationType } from "../booking/vocabulary.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { longest, type Mention, overlaps, spansOf } from "./phrases.ts";
import { isPutAside } from "./put-aside.ts";
import type { Reading } from "./reading.ts";

const IN_PERSON = anyPhrase((lexicon) => lexicon.locationTypes.in_person);
const VIRTUAL = anyPhrase((lexicon) => lexicon.locationTypes.virtual);
const BOTH = anyPhrase((lexicon) => lexicon.locationTypes.in_person_and_virtual);
const DECOYS = anyPhrase((lexicon) => lexicon.locationTypeDecoys);

export function findAttendance(reading: Reading): Mention<LocationType>[] {
  const decoys = spansOf(DECOYS, reading.folded);
  const found: Mention<LocationType>[] = [
    ...spansOf(IN_PERSON, reading.open).map((span) => ({ ...span, value: "in_person" as const })),
    ...spansOf(VIRTUAL, reading.open).map((span) => ({ ...span, value: "virtual" as const })),
    ...spansOf(BOTH, reading.open).map((span) => ({ ...span, value: "in_person_and_virtual" as const })),
  ];
  return longest(found).filter((mention) => !decoys.some((decoy) => overlaps(decoy, mention)) && !isPutAside(reading, mention));
}

/** The one that is meant. In person *and* by Zoom is hybrid; in person *or* by Zoom is not said yet. */
export function chooseAttendance(
  mentions: readonly Mention<LocationType>[],
  reading: Reading,
  correcting: boolean,
): Mention<LocationType> | null {
  const first = mentions[0];
  const last = mentions[mentions.length - 1];
  if (!first || !last) return null;
  const hybrid = mentions.find((mention) => mention.value === "in_person_and_virtual");
  if (hybrid) return hybrid;
  if (mentions.every((mention) => mention.value === first.value)) return first;
  const between = reading.folded.slice(first.end, last.start);
  if (/\b(?:or|ou|o)\b|\//.test(between)) return null;
  if (correcting && !/\b(?:and|et|y|but|mais|pero|with|avec|con)\b/.test(between)) return last;
  return { start: first.start, end: last.end, value: "in_person_and_virtual" };
}
