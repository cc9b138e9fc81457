/** The acts that are of the request itself, and what the same words then do not do. */
import type { ActSaid, Span, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { checksIn } from "./checks.ts";
import { type OwnAskContext, ownAsksIn } from "./own/own-asks.ts";
import { recordAsksIn } from "./own/record-asks.ts";
import { shownIn } from "./shown.ts";

/** Who asks why it is so, whether it holds something, what of it is so, or to see it; a sentence does one of them. */
export function shownOrChecked(text: Text, statements: readonly Statement[], context: OwnAskContext): ActSaid[] {
  const asks = ownAsksIn(text, context);
  const whys = asks.filter(({ why }) => why);
  const all: ActSaid[] = [];
  const checks = checksIn(text, statements);
  const records = recordAsksIn(text, context).map((one) => ({ ...checks.find(({ at }) => overlap(at, one.at)), ...one }));
  for (const one of [...whys, ...records, ...checks, ...asks, ...shownIn(text, statements)])
    if (!all.some(({ at }) => overlap(at, one.at))) all.push(one);
  return all;
}

/** What the words of a call may seem to ask for. */
const OF_CALLS: ReadonlySet<ActSaid["act"]> = new Set(["person", "nocall", "stop", "change", "unknown"]);
/** What a question for what is noted may seem to do. */
const OF_STATE: ReadonlySet<ActSaid["act"]> = new Set(["status", "confirm", "deny", "correct", "change", "cancel", "none"]);

/** What "we have none" and "if not, Ottawa" may seem to do. */
const OF_TOLD: ReadonlySet<ActSaid["act"]> = new Set(["unknown", "skip", "none", "offtopic", "deny", "person", "correct"]);

/** The acts with those that are of the request itself (`found`); what else is read in their words, and in those of `told`, is none. */
export function withDraftActs(
  acts: readonly ActSaid[],
  found: readonly ActSaid[],
  told: readonly Span[],
  off: readonly Span[] = [],
): ActSaid[] {
  const isOff = (at: Span) => off.some((one) => one.end <= at.start || overlap(one, at));
  const isSame = ({ act, at }: ActSaid) => found.some((one) => one.act === act && overlap(one.at, at));
  const isCheck = (at: Span) => found.some((one) => one.act === "repeat" && one.shows && overlap(one.at, at));
  const isTold = (at: Span) => told.some((one) => overlap(one, at));
  const isParting = (at: Span) => found.some((one) => one.later && overlap(one.at, at));
  const isRead = ({ act, at, sources }: ActSaid) => {
    if (act === "unclear" || act === "offtopic") return found.some((one) => overlap(one.at, at));
    if (OF_TOLD.has(act) && isTold(at)) return true;
    // "We don't need lunch, so drop it" ends no talk.
    if (act === "stop" && isOff(at)) return true;
    if ((OF_CALLS.has(act) && isParting(at)) || (OF_STATE.has(act) && isCheck(at))) return true;
    return sources.length === 1 && act === "person" && found.some((one) => one.act === "nocall" && overlap(one.at, at));
  };
  return [...found, ...acts.filter((one) => !isSame(one) && !isRead(one))];
}
