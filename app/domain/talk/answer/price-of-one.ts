/** "How much is the interpreter alone?": the price of that one thing, and not the total. */
import type { EstimateItem } from "#app/domain/estimate/estimate.ts";
import { type Desk, say } from "#app/domain/talk/desk.ts";
import { estimateWith } from "#app/domain/talk/prices.ts";

interface Priced {
  /** What of an estimate is of it. */
  items: readonly EstimateItem[];
  /** What the plan would hold, were it asked for. */
  asked: Readonly<Record<string, string>>;
  words: RegExp;
}

/** What has a price of its own, as people name it; the main room is what an estimate begins with, and is asked for as a whole. */
const PRICED: readonly Priced[] = [
  {
    items: ["needsInterpretation"],
    asked: { needsInterpretation: "true" },
    words: /(?<!\p{L})(?:interpret|interprèt|intérpret|interprét)\p{L}*/iu,
  },
  {
    items: ["courtReportingRequired"],
    asked: { courtReportingRequired: "true" },
    words: /(?<!\p{L})(?:court report|reporter|stenograph|sténograph|estenógraf|estenograf|taquígraf)\p{L}*/iu,
  },
  {
    items: ["needsLegalVideography"],
    asked: { needsLegalVideography: "true" },
    words: /(?<!\p{L})(?:videograph|vidéograph|videógraf|videograf)\p{L}*/iu,
  },
  { items: ["catering"], asked: { catering: "true" }, words: /(?<!\p{L})(?:lunch|meals?|catering|dîner|repas|traiteur|comida|almuerzo)/iu },
  {
    items: ["remoteAccess"],
    asked: {},
    words: /(?<!\p{L})(?:(?:video|remote|zoom) (?:link|connection)|connexion|visioconférence|conexión|videoconferencia)(?!\p{L})/iu,
  },
];

/** A further room: one that the parties withdraw to. */
const ROOMS: Priced = {
  items: ["breakout", "breakoutHours"],
  asked: { needsBreakoutRooms: "true", breakoutRoomCount: "1" },
  words:
    /(?<!\p{L})(?:breakout|(?:second|third|another|extra|private|small(?:er)?|one more|(?:one|1) room more) ?rooms?|caucus)(?!\p{L})/iu,
};
const FURTHER_ROOM =
  /(?<!\p{L})(?:(?:deuxième|autre|seconde) salle|salles? (?:de plus|en plus|supplémentaires?|privées?)|(?:otra|segunda) sala)(?!\p{L})/iu;
const ROOM_BEHIND = /(?<!\p{L})salas? (?:más|adicional(?:es)?|auxiliar(?:es)?|extra|privadas?)(?!\p{L})/iu;
/** Of everything: a thing that is named next to it is only in it. */
const OF_ALL = /(?<!\p{L})(?:total|in all|altogether|everything|en tout|au complet|en total|with|including|avec|con|incluido)(?!\p{L})/iu;

/** "What does it cost if we cancel the interpreter?": no price of the thing answers it. */
const OF_TAKING_BACK =
  /(?<!\p{L})(?:cancel|refund|postpon|no-show|annul|rembours|report(?:er\s(?:la|le|l['’])|ons|ez)|reembols|aplaz|pospon)/iu;

/** The one thing whose price a question asks; null where it asks for the whole, or names several. */
function pricedIn(quote: string): Priced | null {
  if (OF_ALL.test(quote) || OF_TAKING_BACK.test(quote)) return null;
  const isOfRoom = ROOMS.words.test(quote) || FURTHER_ROOM.test(quote) || ROOM_BEHIND.test(quote);
  const named = [...PRICED.filter(({ words }) => words.test(quote)), ...(isOfRoom ? [ROOMS] : [])];
  const [only, ...more] = named;
  return more.length === 0 ? (only ?? null) : null;
}

/** Says what one thing costs; false where no one thing was asked for or nothing can be said of it yet, "asked" where it has to be looked up first. */
export function sayPriceOfOne(desk: Desk, quote: string): boolean | "asked" {
  const priced = desk.booking ? null : pricedIn(quote);
  if (!priced) return false;
  const planned = estimateWith(desk, {});
  if (planned === undefined) return "asked";
  if (planned === null) return false;
  const isIn = ({ estimate }: typeof planned) => [...estimate.lines, ...estimate.open].some(({ item }) => priced.items.includes(item));
  if (isIn(planned)) return said(desk, planned, priced.items, false);
  const wanted = estimateWith(desk, priced.asked);
  if (wanted === undefined) return "asked";
  return wanted !== null && isIn(wanted) && said(desk, wanted, priced.items, true);
}

function said(desk: Desk, receipt: NonNullable<ReturnType<typeof estimateWith>>, items: readonly EstimateItem[], added: boolean): true {
  // Of rooms that need no further hours their own line is all.
  const own = items.filter((item) => receipt.estimate.lines.some((line) => line.item === item));
  say(desk, { kind: "estimate_part", receipt, items: own.length > 0 ? own : items.slice(0, 1), added });
  return true;
}
