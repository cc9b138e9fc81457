/** Which service is wanted no longer: a choice of one ("no realtime") leaves the service itself, and what another clause wants stays. */
import type { Mend, Span, Statement } from "./contract.ts";
import { type Cue, cueBook, cuesIn } from "./detectors/cues.ts";
import { overlap, type Text } from "./detectors/finding.ts";
import { CHOICES_OF } from "./detectors/hearing/service-choices.ts";
import { livingCues } from "./detectors/polarity.ts";
import { mendsIn } from "./draft/mends.ts";
import { MEND_WORDS } from "./draft/words.ts";
import { clausesOf } from "./text/clauses.ts";

type Service = Extract<Statement, { slot: "service" }>;
const CHOICES: ReadonlySet<string> = new Set(Object.values(CHOICES_OF).flat());
const TURNS = cueBook({ but: MEND_WORDS.but ?? "" });
/** Only what follows is meant ("no realtime, just a reporter"), or stays. */
const KEPT = cueBook({
  keeps:
    "keep|keeping|only|just|still want|still need|leave|gardez|garder|gardons|seulement|juste|laissez|deje|dejen|mantenga|conserve|solo|sólo|solamente",
});
const CANCELS = cueBook({ off: "cancel|annulez|annuler|cancele|cancelen" });
/** Right behind its verb, or behind an article. */
const NEXT = 8;
const DENIES = cueBook({ no: MEND_WORDS.no ?? "", off: `${MEND_WORDS.erase}|${MEND_WORDS.ended}|cancel|annulez|cancele` });

/** The statements, with the service that each denial or order is of ruled out, and no other. */
export function withServicesOff(statements: readonly Statement[], text: Text, mends: readonly Mend[]): Statement[] {
  const dropped = new Set<Statement>();
  const off = new Set<Statement>();
  for (const segment of segmentsOf(text)) {
    const own = statements.filter((one): one is Service => one.slot === "service" && isWanted(one) && overlap(one.at, segment));
    if (own.length === 0 || !isOff(text, segment, own, mends)) continue;
    const choices = own.filter(({ value }) => CHOICES.has(value.kind));
    for (const one of own) {
      const isOfChoice = choices.some(({ value }) => (CHOICES_OF[one.value.kind] ?? []).includes(value.kind));
      if (isOfChoice) dropped.add(one);
      else off.add(one);
    }
  }
  return statements.filter((one) => !dropped.has(one)).map((one) => (off.has(one) ? ({ ...one, role: "not" } as Statement) : one));
}

const isWanted = ({ role }: Statement): boolean => role !== "mentions" && role !== "backup";

/** Whether the clause of a service rules it out: "no court reporter on the 19th". */
export function isRuledOut(text: Text, { at, role }: Pick<Service, "at" | "role">): boolean {
  return role === "not" || segmentsOf(text).some((segment) => overlap(at, segment) && isOff(text, segment, [{ at, role }], mendsIn(text)));
}

function isOff(text: Text, segment: Span, own: readonly Pick<Service, "at" | "role">[], mends: readonly Mend[]): boolean {
  const cues = livingCues(DENIES, text).filter((cue) => overlap(cue, segment) && !isOfWhatFollows(cue, own));
  const isKept = cuesIn(KEPT, text.pieces).some((cue) => overlap(cue, segment) && cues.every((no) => no.start > cue.start));
  if (isKept) return false;
  const isOrdered = cues.length > 0 && mends.some(({ does, at }) => (does === "drops" || does === "denies") && overlap(at, segment));
  const isCancelled = cuesIn(CANCELS, text.pieces).some((cue) =>
    own.some(({ at }) => overlap(cue, segment) && at.start >= cue.start && at.start - cue.end <= NEXT),
  );
  return isOrdered || isCancelled || own.some(({ role }) => role === "not");
}

/** "The transcript, not the hearing": a bare "not" behind the service is of what comes after it. */
const isOfWhatFollows = ({ means, start }: Cue, own: readonly Pick<Service, "at">[]): boolean =>
  means === "no" && own.every(({ at }) => at.end <= start);

/** Clauses, cut where the sentence turns ("no reporter but keep realtime"). */
function segmentsOf(text: Text): Span[] {
  const turns = cuesIn(TURNS, text.pieces);
  return clausesOf(text.tokens).flatMap((clause) => {
    const cuts = turns.flatMap(({ start }) => (start > clause.start && start < clause.end ? [start] : []));
    return [clause.start, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? clause.end }));
  });
}
