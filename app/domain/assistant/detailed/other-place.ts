/** A place that is not ours, by its name and address. */
import { overlaps } from "../phrases.ts";
import { isAsked, isClosed, keepWords, put, type Whole } from "./found.ts";
import { firmAt } from "./proper.ts";

const ELSEWHERE =
  /(?<![a-z])(?:(?:alternate|alternative|other|different) (?:location|venue|place|site)(?: name)?|(?:the )?(?:hearing|mediation|arbitration|examination|it|session) (?:will be|is|takes place|will take place) (?:held )?at|autre lieu|nom de l'autre lieu|(?:l'audience|la mediation|l'arbitrage|l'interrogatoire) (?:aura lieu|se tiendra|est) (?:a l'|au |a la |a |chez )|otro lugar|nombre del otro lugar|(?:la audiencia|la mediacion|el arbitraje) (?:sera|es|se celebrara) en)\s?(?:is|:|will be|est|sera|es)?\s?(?:at )?(?:the |le |la |l'|el )?/;
const ADDRESS =
  /(?<![a-z\d])\d{1,5}[a-z]?,?[^\S\n](?:(?:rue|avenue|boul\.?|boulevard|chemin|calle|avenida)[^\S\n])?(?:[\p{L}.'’-]+[^\S\n]){0,5}(?:street|st\.?|avenue|ave\.?|road|rd\.?|blvd\.?|boulevard|drive|dr\.?|lane|way|place|square|crescent|quay|court|west|east|ouest|est)(?:[^\S\n](?:west|east|north|south|w|e|n|s|ouest|est)\.?)?(?![a-z])(?:,[^\S\n](?:suite|floor|unit|bureau|etage|piso)[^\S\n][\d\w]+)?(?:,[^\S\n]\p{L}[\p{L} .'-]{2,30}(?=[,.;\n]|$))?|(?<![a-z\d])\d{1,5},?[^\S\n](?:rue|boul\.?|chemin|place)[^\S\n][\p{L}' .-]{3,40}(?=[,.;\n]|$)|(?:calle|avenida|av\.|paseo|calzada)[^\S\n][\p{L}' .-]{3,40}[^\S\n](?:no\. ?|num\. ?|#)?\d{1,5}/u;
const ADDRESS_LABEL =
  /(?<![a-z])(?:(?:its |the |venue )?address(?: of the (?:other )?(?:place|venue))?|adresse(?: de l'autre lieu)?|direccion(?: del otro lugar)?)\s?(?:is|:|est|es)\s?/;

/** A place that is not ours: its name and its address. */
export function readOtherPlace(whole: Whole): void {
  const { reading, context } = whole;
  // A court has questions of its own for where it sits.
  if (whole.proceeding === "court_trial") return;
  const known = context.values.location === "alternate" || whole.found.some((one) => one.field === "location" && one.value === "alternate");
  const asked = isAsked(whole, "alternateLocationName", "alternateLocationAddress");
  const cue = ELSEWHERE.exec(reading.folded);
  if (cue && !asked) {
    const start = cue.index + cue[0].length;
    const name = firmAt(reading, start, reading.raw.length, true);
    if (name && !isOurs(reading.plain(name)) && !isClosed(whole, name)) {
      keepWords(whole, "alternateLocationName", name);
      put(whole, "location", "alternate", { start: cue.index, end: name.end });
    }
  }
  const settled = known || asked || whole.found.some((one) => one.field === "alternateLocationName");
  if (!settled) return;
  const label = ADDRESS_LABEL.exec(reading.folded);
  const address = label
    ? /^[^;\n]{4,160}?(?=[;\n]|\.\s|\.?$)/.exec(reading.raw.slice(label.index + label[0].length))
    : ADDRESS.exec(reading.folded);
  if (!address) return;
  const start = (label ? label.index + label[0].length : 0) + address.index;
  const span = { start, end: start + address[0].length };
  if (!whole.seen.some((one) => overlaps(one, span)))
    keepWords(whole, "alternateLocationAddress", span, label ? { start: label.index, end: span.end } : span);
}

function isOurs(plain: string): boolean {
  return /^(?:toronto|montreal|ottawa|miami|cayman|grand cayman|george town|arbitration place|concord|your|zoom|teams|\d{1,2}|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december)\b/.test(
    plain,
  );
}
