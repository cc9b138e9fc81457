/** Rooms besides the main one, how many, and how the main one is set up. */
import { type Cue, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import type { Finding, Text } from "#app/understanding/detectors/finding.ts";
import { numberBefore } from "#app/understanding/detectors/numbers.ts";
import * as en from "#app/understanding/detectors/words/hearing.en.ts";
import * as es from "#app/understanding/detectors/words/hearing.es.ts";
import * as fr from "#app/understanding/detectors/words/hearing.fr.ts";

const SETUPS = cueBook(en.SETUPS_EN, fr.SETUPS_FR, es.SETUPS_ES);
const ROOMS = cueBook(en.ROOM_WORDS_EN, fr.ROOM_WORDS_FR, es.ROOM_WORDS_ES);
const SIDES = 2;
/** "… per side", « … pour chacun »: as many as there are sides. */
const EACH =
  /^\s(?:per|par|por|(?:for |pour |para )?(?:each|chaque|chacune?|cada))(?:\s(?:side|party|camp|partie|côté|parte|lado|uno))?(?!\p{L})/iu;
/** "Breakout rooms: 2". */
const LISTED = /^\s?[:=(]\s?(\d{1,2})\b/;
/** "… and one for the tribunal", after rooms that are counted. */
const ONE_MORE = /^[^,.;]{0,40}\s(?:and|plus|et|y)\s(?:one|another|une|un|una|otra|otro)(?:\smore)?\s(?:for|pour|para)\b/i;

export function rooms(text: Text): Finding[] {
  const setups = cuesIn(SETUPS, text.pieces).map(
    ({ means, start, end }): Finding => ({ kind: "room", start, end, said: { slot: "setup", value: { setup: means }, score: 0.75 } }),
  );
  const cues = cuesIn(ROOMS, text.pieces);
  return [...setups, ...cues.map((cue) => roomAt(cue, cues, text))];
}

function roomAt(cue: Cue, cues: readonly Cue[], { message, pieces }: Text): Finding {
  const { means, end, first } = cue;
  const count = numberBefore(pieces, first);
  const start = count ? (pieces[count.at]?.start ?? cue.start) : cue.start;
  const each = EACH.exec(message.slice(end))?.[0].length ?? 0;
  if (each > 0) return breakouts(SIDES * Math.max(1, count?.value ?? 1), start, end + each);
  if (means === "additional") {
    const value = { kind: "additionalRoomTypes", detail: message.slice(cue.start, end) };
    return { kind: "room", start, end, said: { slot: "service", value, score: 0.8 } };
  }
  if (means === "main") return { kind: "room?", start, end };
  const listed = count ? null : LISTED.exec(message.slice(end));
  if (listed) return breakouts(Number(listed[1]), start, end + listed[0].length);
  // "A quiet room" is the only room of who asks for nothing else, and one more of who has a main room.
  const isMore = cues.some((other) => other !== cue && other.means !== "side");
  if (means === "side" && (count?.value ?? 1) < SIDES && !isMore) return { kind: "room", start, end };
  if (!count) {
    const value = { kind: "needsBreakoutRooms" };
    return { kind: "room", start, end, said: { slot: "service", value, score: means === "side" ? 0.4 : 0.7 } };
  }
  const more = ONE_MORE.exec(message.slice(end))?.[0].length ?? 0;
  return breakouts(count.value + (more > 0 ? 1 : 0), start, end + more);
}

function breakouts(count: number, start: number, end: number): Finding {
  return { kind: "room", start, end, said: { slot: "breakouts", value: { rooms: count }, score: 0.8 } };
}
