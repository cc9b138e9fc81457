/** The ways of attending that a message says: by video, by telephone, in the room. */
import type { PersonSaid, Span } from "../contract.ts";
import { cueBook, cuesIn, keysOf } from "../detectors/cues.ts";
import type { Finding, Text } from "../detectors/finding.ts";
import { formats } from "../detectors/hearing/hearing.ts";
import { partsSaid } from "../detectors/parts.ts";
import { DENIALS } from "../detectors/words/parts.ts";
import { once } from "../text/once.ts";

const NOS = keysOf(DENIALS);
const NEXT = 4;
/** What each kind of a find says of somebody. */
export const ATTENDS: Readonly<Record<string, PersonSaid["attends"]>> = {
  "format:virtual": "remote",
  "format:telephone": "telephone",
  "format:in_person": "in_person",
};

/** Ways that are said of people and not of a hearing. */
const MORE_WAYS = cueBook({
  in_person: "presenciales|en sala",
  virtual:
    "video from|video out of|by the video|through video|by webcam|by link|joining online|dials in|joins online|por medios virtuales|de manera virtual|de forma virtual|vía zoom|se conecta|se conectará|se conectarán|video desde|vidéo de|vidéo depuis|par lien vidéo|se connecte|se connectera|se connecteront|en vidéoconf|par vidéoconf|par visioconférence|par visio|en visio|en visioconférence",
  telephone: "on the phone|over the phone|by speakerphone|au téléphone|par tél|por vía telefónica|vía telefónica",
});
/** "The two video witnesses". */
const BEFORE_PARTS = cueBook({ virtual: "video|vidéo|zoom|online" });
const placesOfParts = once((text: Text): ReadonlySet<number> => new Set(partsSaid(text).map(({ from }) => from)));
/** Every way of attending that a message says. */
export const waysIn = once((text: Text): readonly Finding[] => [
  ...formats(text)
    .filter(({ kind }) => kind in ATTENDS)
    .map((way) => (TELEPHONE.test(text.message.slice(way.start, way.end)) ? { ...way, kind: "format:telephone" } : way)),
  ...cuesIn(BEFORE_PARTS, text.pieces)
    .filter(({ end }) => placesOfParts(text).has(end + 1))
    .map(({ start, end }) => ({ kind: "format:virtual", start, end })),
  ...cuesIn(MORE_WAYS, text.pieces).map(({ means, start, end }) => ({ kind: `format:${means}`, start, end })),
]);
const TELEPHONE = /phone|t[ée]l[ée]phone|tel[ée]fono|(?<!v[ií]deo)llamada$|\bcall|dial/i;

/** "won't be in the room": a denial in the words right before. */
export function isDeniedWay({ pieces }: Text, { start }: Span): boolean {
  const before = pieces.filter(({ end }) => end <= start).slice(-NEXT);
  const stop = before.findLastIndex(({ key }) => /^[,.;!?]$/.test(key));
  return before.slice(stop + 1).some(({ key }) => NOS.has(key) || key === "won");
}
