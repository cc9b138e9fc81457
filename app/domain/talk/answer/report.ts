/** What became of a command, said from its receipt. */

import { CALLING, reachOf } from "#app/domain/talk/reach.ts";
import type { AnyReceipt } from "#app/domain/talk/receipts.ts";
import type { Command, TalkState } from "#app/domain/talk/state.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import type { World } from "#app/domain/talk/world.ts";
import type { Locale } from "#app/understanding/contract.ts";
import type { Reach, Utterance } from "./says.ts";

export type Outcome = { command: Command; receipt: AnyReceipt } | { command: Command; receipt: null };

export interface Reported {
  say: Utterance[];
  next: TalkState;
  /** What is to be done now that this is done. */
  follows: readonly Command[];
}

/** What is said of it and the state after it. A failure changes nothing, and the same yes may be given again. */
export function report(state: TalkState, { command, receipt }: Outcome, world: World): Reported {
  if (!receipt) {
    const asked: TalkState["asked"] = command.kind === "submit" ? { topic: "summary", fields: [] } : null;
    const summary = command.kind === "submit" ? command.fingerprint : state.summary;
    const told = command.kind === "callback" ? state.told.filter((key) => key !== "call_asked") : state.told;
    return { say: [{ kind: "failed", command: command.kind, phone: world.phone }], next: { ...state, asked, summary, told }, follows: [] };
  }
  const reach = reachOf(state);
  const say = [said(receipt, reach)];
  const told = [...state.told.filter((key) => key !== CALLING), CALLING];
  switch (receipt.proof) {
    case "booked":
      return {
        say,
        next: { ...state, told, booking: { reference: receipt.reference, owned: true }, undo: [], asked: null, summary: null, points: [] },
        follows: command.kind === "submit" && command.also ? [{ kind: "pass_on", reference: receipt.reference, words: command.also }] : [],
      };
    case "cancelled":
      return { say, next: { ...state, booking: { reference: receipt.reference, owned: true, cancelled: true }, points: [] }, follows: [] };
    case "forgotten":
      return { say, next: { ...NEW_TALK, locale: state.locale as Locale }, follows: [] };
    case "call":
      return { say, next: { ...state, told }, follows: [] };
    default:
      return { say, next: state, follows: [] };
  }
}

/** The words of a receipt. */
function said(receipt: AnyReceipt, reach: Reach | undefined): Utterance {
  const isOfCall = receipt.proof === "booked" || receipt.proof === "call";
  return { kind: receipt.proof, receipt, ...(isOfCall && reach ? { reach } : {}) } as Utterance;
}
