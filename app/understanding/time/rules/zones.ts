/** Whose clock an hour is on. */
import { minutesOf } from "../clocks.ts";
import { combine, made } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { Made, Option } from "../items.ts";

/** "3 London time". */
function bareZoned(m: Match): Made | null {
  const { clock } = m.get(1);
  const options = clock ? minutesOf(clock).map((at): Option => [{ clock: { at } }]) : [];
  return made(
    combine(options, m.get(2).options ?? [], (fact, more) => ({ ...fact, zone: more.zone })),
    { bonus: 2 },
  );
}

function zoned(m: Match, index: number, zone: number): Made | null {
  const options = combine(m.get(index).options ?? [], m.get(zone).options ?? [], (fact, more) =>
    fact.zone || (!fact.clock && !fact.part) ? null : { ...fact, zone: more.zone },
  );
  return made(options, { type: m.get(index).type, bonus: 2 });
}

const zones = (key: string | undefined): Option[] => (key ?? "").split(" ").map((name): Option => [{ zone: name }]);

/** A place behind « heure de »; its small "la" is an article, and no city. */
function ofPlace(m: Match, index: number): Made | null {
  const { key, start } = m.get(index);
  return m.words(index) === "la" && !m.env.tokens[start]?.upper ? null : { options: zones(key), bonus: 2 };
}

/** EST, ET: in capitals, or right after an hour (`afterClock`). */
function shortZone(m: Match, index: number, afterClock: boolean): Made | null {
  const token = m.env.tokens[m.get(index).start];
  const isLong = (token?.word.length ?? 0) > 2;
  const isWord = (token?.word.length ?? 0) > 4;
  if (token && m.env.asked === "zone" && !afterClock) return { options: zones(m.get(index).key) };
  if (!token || (isWord && !afterClock)) return null;
  if (!isWord && !token.upper && !(afterClock && isLong && m.env.locale === "en")) return null;
  if (!isLong && !afterClock) return null;
  return { type: afterClock ? "ZS" : "ZN", options: zones(m.get(index).key), bonus: isLong ? 1 : 0 };
}

export const ZONE_RULES = [
  rule("ZN", "nation zoneword", (m) => ((m.get(1).langs & 1) !== 0 ? { options: zones(m.get(0).key), bonus: 2 } : null)),
  rule("ZN", "hourword place", (m) => ofPlace(m, 1)),
  rule("ZN", "hourword nation", (m) => ({ options: zones(m.get(1).key), bonus: 2 })),
  rule("ZN", "zone", (m) => ({ options: zones(m.get(0).key), bonus: 1 })),
  rule("ZN", "shortzone", (m) => shortZone(m, 0, false)),
  rule("ZS", "shortzone", (m) => shortZone(m, 0, true)),
  rule("ZN", "place zoneword", (m) => (m.get(1).langs & 1 ? { options: zones(m.get(0).key), bonus: 2 } : null)),
  rule("ZN", "zoneword the? place", (m) => ((m.get(0).langs & 6) !== 0 ? ofPlace(m, 2) : null)),
  rule("ZN", "place", (m) => (m.env.asked === "zone" ? { options: zones(m.get(0).key) } : null)),
  rule("T", "at? B ZN", (m) => bareZoned(m)),
  rule("T", "T comma? open? ZN|ZS close?", (m) => zoned(m, 0, 3)),
  rule("SL", "SL comma? open? ZN|ZS close?", (m) => zoned(m, 0, 3)),
];
