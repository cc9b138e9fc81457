/** Cities where Concord has rooms, as they are written in the three languages. Other cities are not ours to offer. */
import type { VenueId } from "../venue/venues.ts";
import { soundsLikeCorrection } from "./corrections.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { longest, type Mention, occurs } from "./phrases.ts";
import { isPutAside } from "./put-aside.ts";
import type { Reading } from "./reading.ts";

const CITIES: readonly [VenueId, RegExp][] = [
  ["arbitration_place_toronto", /(?<![a-z0-9])(?:toronto|tornto|torono|toronot|torotno)(?![a-z0-9])/g],
  ["arbitration_place_montreal", /(?<![a-z0-9])(?:montreal|montral|montr\.|mtl|monteral|montrela)(?![a-z0-9])/g],
  ["arbitration_place_ottawa", /(?<![a-z0-9])(?:ottawa|otawa|ottowa)(?![a-z0-9])/g],
  ["arbitration_place_miami", /(?<![a-z0-9])(?:miami|maimi)(?![a-z0-9])/g],
  [
    "arbitration_place_cayman",
    /(?<![a-z0-9])(?:grand[- ]?caymans?|(?:the )?cayman(?: islands?|s)?|george ?town|gran ca[iy]man|islas? caiman|(?:les )?iles? caimans?|grand[- ]?caimans?|caimans?|caymans?)(?![a-z0-9])/g,
  ],
];

export interface CityMention extends Mention<VenueId> {
  /** The visitor put the hearing there ("in Toronto", "your Miami office", or the name alone). */
  chosen: boolean;
}

const PREPOSITION = new RegExp(`(?:${anyPhrase((lexicon) => lexicon.cityPrepositions).source})\\s+$`);
const ELSEWHERE = new RegExp(`(?:${anyPhrase((lexicon) => lexicon.cityDecoys).source})\\s+(?:the\\s|le\\s|la\\s|el\\s|downtown\\s)?$`);
const OFFICE_AFTER =
  /^\s(?:offices?|premises|address|venue|location|site|facility|cent(?:re|er)|rooms?|hearing (?:centre|room)|space|bureaux?)\b/;
const OFFICE_BEFORE =
  /(?:office|address|adresse|direccion|bureaux?|oficinas?|sede|venue|location|locaux|etablissements?|succursale|salles?|salas?|rooms?)\s(?:(?:in|at|de|du|des|en|a)\s(?:la\s|las\s)?|d')$/;
const ANOTHER_THING =
  /^(?:\s(?:time|hora|based|raptors|blue jays|maple leafs|star|stock exchange|police|bar\b|dade|herald|arbitration|mediation)|[-'](?!$)|,?\s(?:on|qc|ontario|quebec)\s+[a-z]\d|,?\s(?:florida|fl)\s+\d)/;
/** "They have agreed on Miami", "entendus pour Miami", "la de Montreal". */
const AGREED =
  /(?:agreed (?:on|to|upon)|settled on|decided on|opted for|go(?:ing)? (?:with|for)|(?:entendus?|entendues?|accord|decidees?|decides?) (?:pour|sur)|(?:acordaron|acordamos|acordado|convenido|convinieron|decidido|quedado)(?: en)?)\s$/;
const STREET =
  /\d+[ ,]+(?:[a-z.'-]+ ){0,4}(?:street|st\.?|avenue|ave\.?|road|rd\.?|blvd\.?|boulevard|drive|suite|floor|rue|bureau|calle|piso|avenida|quay|west|east|ouest|est)\b/;

/** Cities of ours in what is still unread of the message. */
export function findCities(reading: Reading, short: boolean): CityMention[] {
  const found: CityMention[] = [];
  for (const [value, pattern] of CITIES) {
    for (const match of reading.open.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const before = reading.before(span, 60);
      const after = reading.after(span, 30);
      if (ANOTHER_THING.test(after) || STREET.test(reading.plain(reading.sentenceOf(span)))) continue;
      if (isPutAside(reading, span)) continue;
      const office = OFFICE_AFTER.test(after) || OFFICE_BEFORE.test(before);
      if (!office && ELSEWHERE.test(before)) continue;
      const alone =
        /(?:^|[,:(/]|\bor|\bou|\bo|\band|\bet|\by)\s*$/.test(before) &&
        /^\s*(?:$|[,.;!?)/]|or\b|ou\b|o\b|and\b|et\b|y\b|on\b|le\b|el\b|please|svp|por favor|instead|plutot|for\b|pour\b|para\b|at\b|not\b|pas\b|preferred|preferably|ideally|if possible|si possible|de preference|de preferencia|preferiblemente|works?\b|would\b|is\b|in person|virtual|en personne|presencial)/.test(
          after,
        );
      const preposition = occurs(PREPOSITION, before) ? (/(?:^|\s)(\S+\s+)$/.exec(before)?.[1] ?? "") : "";
      found.push({
        start: preposition ? span.start - preposition.length : span.start,
        end: span.end,
        value,
        chosen:
          office ||
          AGREED.test(before) ||
          (/(?:^|\s)(?:c'est|es|it's|it is)\s$/.test(before) && /^\s(?:qui|la que|el que|that|which)\b/.test(after)) ||
          short ||
          alone ||
          preposition !== "" ||
          soundsLikeCorrection(reading, span),
      });
    }
  }
  return longest(found);
}

/** The city that is meant, or null where two are named and neither is preferred. */
export function chooseCity(mentions: readonly CityMention[], reading: Reading, correcting: boolean): CityMention | null {
  const chosen = mentions.filter((mention) => mention.chosen);
  const first = chosen[0];
  const last = chosen[chosen.length - 1];
  if (!first || !last || chosen.every((mention) => mention.value === first.value)) return first ?? null;
  const between = reading.folded.slice(first.end, last.start);
  if (/(?:^|\s)(?:or|ou|o|and|et|y)\s|\//.test(between)) return null;
  return correcting ? last : null;
}
