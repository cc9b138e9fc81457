/** How people attend: in person, virtually, or both. */
import type { LocationType } from "../booking/vocabulary.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { longest, type Mention, occurs, overlaps, type Span, spansOf } from "./phrases.ts";
import { isPutAside } from "./put-aside.ts";
import type { Reading } from "./reading.ts";

const IN_PERSON = anyPhrase((lexicon) => lexicon.locationTypes.in_person);
const VIRTUAL = anyPhrase((lexicon) => lexicon.locationTypes.virtual);
const BOTH = anyPhrase((lexicon) => lexicon.locationTypes.in_person_and_virtual);
const DECOYS = anyPhrase((lexicon) => lexicon.locationTypeDecoys);

/** People told apart: "half of us in your office, the others on Zoom". */
const SPLIT =
  /\b(?:half|some(?: of (?:us|them))?|part of|a few|two of|one of|most|the others?|others|the rest|everyone else|la moitie|une partie|certains|certaines|quelques-uns|les autres|le reste|la mitad|una parte|algunos|algunas|unos|los demas|las demas|los otros|el resto|otros)\b/g;
const IN_THE_ROOM =
  /\b(?:in (?:the|your?|our) (?:[a-z]+ )?(?:room|offices?|building|boardroom)|at (?:the|your?|our) (?:[a-z]+ )?offices?|(?:dans|a) (?:la|le|les|vos|votre|nos) (?:salle|bureaux?|locaux)|en (?:la|su|sus|las|nuestra) (?:sala|oficinas?|sede))\b/g;

/** "The members in your room, the complainant by video link": people told apart by who they are. */
const PEOPLE =
  /\b(?:members?|panel|arbitrators?|mediators?|judges?|complainants?|claimants?|applicants?|respondents?|plaintiffs?|defendants?|part(?:y|ies)|witness(?:es)?|experts?|counsel|lawyers?|clients?|everyone|we|membres?|comite|arbitres?|mediateur|mediatrice|juges?|temoins?|plaignante?s?|demandeurs?|demanderesses?|defendeurs?|defenderesses?|avocate?s?|nous|miembros?|jurado|arbitros?|mediador(?:a|es)?|jueza?|jueces|testigos?|quejos[oa]s?|demandantes?|demandad[oa]s?|abogad[oa]s?|partes|peritos?|nosotr[oa]s)\b/g;
/** What may stand between who it is and how they attend: "the panel will sit in your room". */
const ATTENDS =
  /^\s(?:(?:will|shall|would|can|must|may|va|vont|doit|doivent|va a|van a|puede|pueden)\s)?(?:(?:be|sit|join|attend|appear|participate|testify|is|are|joins|joining|attends|attending|appears|appearing|sits|sitting|est|sont|sera|seront|etre|participe(?:ra|nt|ront)?|participer|siege(?:ra|nt|ront)?|se (?:joint|joindra|joindront|joindre)|temoigne(?:ra|ront)?|esta|estan|estara|estaran|estar|participa(?:n|ra|ran|r)?|se conecta(?:n|ra|ran|r)?|asiste(?:n)?|asistira(?:n)?|declarara(?:n)?)\s)?(?:(?:by|via|on|over|through|par|sur|por)\s)?$/;

/** Whether who is meant stands right before `at`. */
function saysWho(text: string, at: number): boolean {
  const head = text.slice(Math.max(0, at - 60), at);
  const who = [...head.matchAll(PEOPLE)].at(-1);
  return who !== undefined && ATTENDS.test(head.slice(who.index + who[0].length));
}

/** Read with its accents: "où" is no "ou"; without them, "ou la moitié est…" is no choice either. */
const EITHER = /(?<!\p{L})(?:either|whether|or|ou(?!\s(?:la moiti|une partie|certain))|soit|o)(?!\p{L})/iu;

function sharedOut(reading: Reading, virtual: readonly Span[]): Mention<LocationType>[] {
  return reading.sentences.flatMap((sentence) => {
    const text = reading.plain(sentence);
    const remote = virtual.find((span) => overlaps(span, sentence));
    if (!remote || EITHER.test(reading.words(sentence))) return [];
    const room = spansOf(IN_THE_ROOM, text).map((span) => ({ start: sentence.start + span.start, end: sentence.start + span.end }))[0];
    if (!room || occurs(IN_PERSON, text)) return [];
    const told = [room, remote].every((span) => saysWho(text, span.start - sentence.start));
    if (!told && (text.match(SPLIT)?.length ?? 0) === 0) return [];
    return [{ start: Math.min(room.start, remote.start), end: Math.max(room.end, remote.end), value: "in_person_and_virtual" as const }];
  });
}

export function findAttendance(reading: Reading): Mention<LocationType>[] {
  const decoys = spansOf(DECOYS, reading.folded);
  const virtual = spansOf(VIRTUAL, reading.open);
  const found: Mention<LocationType>[] = [
    ...sharedOut(reading, virtual),
    ...spansOf(IN_PERSON, reading.open).map((span) => ({ ...span, value: "in_person" as const })),
    ...virtual.map((span) => ({ ...span, value: "virtual" as const })),
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
