/** On which of the hearing's days somebody comes: "Dr. Xu comes only on Tuesday", « les experts viennent le premier jour ». */
import type { PersonMention, Span } from "../contract.ts";
import { type Cue, cueBook, cuesIn, firstFrom } from "../detectors/cues.ts";
import type { Finding } from "../detectors/finding.ts";
import { ATTENDING, NTH_DAYS } from "../detectors/words/attending.ts";
import { once } from "../text/once.ts";
import type { Mention } from "./names.ts";
import type { Scene } from "./scene.ts";
import { waysIn } from "./ways.ts";

const ATTEND = cueBook(ATTENDING);
const NTH = cueBook(NTH_DAYS);

type On = NonNullable<PersonMention["on"]>;
interface Said {
  on: On;
  at: Span;
}

/** The days that are said of each person before them, with words of coming or a way of attending next to them; a day with hours is the hearing's. */
export const daysIn = once((scene: Scene): { of(mention: Mention, owners: (at: Span) => readonly Mention[]): Said | undefined } => {
  const said: readonly Said[] = [
    ...cuesIn(NTH, scene.text.pieces).map(({ means, start, end }) => ({ on: { nth: Number(means) }, at: { start, end } })),
    ...scene.finds.flatMap((find) => (isSettling(scene.text.message, find.start) ? [] : (dayOf(find, true) ?? []))),
  ];
  const ways = waysIn(scene.text).map(({ start, end }): Cue => ({ means: "way", start, end, first: 0, last: 0 }));
  const comings = [...cuesIn(ATTEND, scene.text.pieces), ...ways].sort((a, b) => a.start - b.start);
  const known = new Map<Mention, Said>();
  let isKnown = false;
  const learn = (owners: (at: Span) => readonly Mention[]) => {
    for (const one of said)
      for (const owner of owners(one.at)) if (!known.has(owner)) withComing(one, owner, comings, (day) => known.set(owner, day));
    isKnown = true;
  };
  return {
    of(mention, owners) {
      if (!isKnown) learn(owners);
      return known.get(mention);
    },
  };
});

/** "… lands that night, so it will be the 22nd": the day that is settled on is the hearing's. */
const isSettling = (message: string, start: number): boolean => SETTLES.test(message.slice(Math.max(0, start - 30), start));
const SETTLES =
  /(?<!\p{L})(?:ce sera|ce serait|c['’]est donc|it will be|it['’]ll be|it has to be|let['’]s (?:say|take|do)|ser[áa]|ser[íi]a|que sea|quedamos en)\s(?:(?:on|the|le|el|al)\s)*$/iu;

/** A day by itself; `orPart`: some of its hours may be said with it. */
export function dayOf({ kind, said, start, end }: Finding, orPart = false): Said | null {
  if (!kind.startsWith("t:") || said?.slot !== "when") return null;
  // On a Monday "Monday" may be today or the next one: among the hearing's days it is a weekday.
  const facts = said.value.value ?? (said.value.weekdaysOnly ? said.value.options[0] : undefined) ?? [];
  const [fact, ...others] = facts;
  const isDay = fact && (fact.when?.kind === "days" || fact.when?.kind === "every" || fact.among !== undefined);
  if (!isDay || others.length > 0 || fact.clock || (fact.part && !orPart) || fact.length || fact.ruledOut) return null;
  return { on: { reading: { ...said.value, value: facts } }, at: { start, end } };
}

function withComing({ on, at }: Said, owner: Mention, comings: readonly Cue[], take: (said: Said) => void) {
  const own: Cue[] = [];
  // "On the 9th by video": a way may stand right behind the day.
  const isNext = (cue: Cue) => cue.end <= at.end || (cue.means === "way" && cue.start >= at.end && cue.start - at.end <= NEXT);
  for (let next = firstFrom(comings, owner.start); comings[next] && isNext(comings[next] as Cue); next++) own.push(comings[next] as Cue);
  if (own.length === 0) return;
  const isOnly = "reading" in on && own.some(({ means }) => means === "only");
  // The words of coming say nothing more.
  const start = Math.min(own[0]?.start ?? at.start, at.start);
  take({ on: isOnly ? { ...on, only: true } : on, at: { start, end: at.end } });
}
const NEXT = 2;
