/** The end of a turn: what is read back, what is said where nothing was understood, and the state that stays. */
import type { Decision } from "#app/domain/talk/decision.ts";
import { type Desk, hasAct, say } from "#app/domain/talk/desk.ts";
import { cardMark, entriesOf, fingerprint } from "#app/domain/talk/plan/fields.ts";
import { snapshotOf } from "#app/domain/talk/plan/points.ts";
import { MOST_UNDO, type TalkState } from "#app/domain/talk/state.ts";
import { sayFeeling } from "./feeling.ts";
import { sayHandedOn } from "./handed-on.ts";
import { inOrder, type Utterance } from "./says.ts";
import { hasSeen } from "./summary.ts";

export function finish(desk: Desk): Decision {
  const { before } = desk;
  // Only now is it known whether a card has changed anything.
  for (const one of desk.says) if (one.kind === "saved") one.unchanged = desk.changes.length === 0;
  if (desk.lines.length > 0) say(desk, { kind: "noted", lines: desk.lines, context: desk.values });
  sayRemarks(desk);
  sayFeeling(desk);
  const isIdle = desk.changes.length === 0 && !desk.answered && !desk.rewound;
  const isLost = isIdle && isNothingHeard(desk);
  const stuck = isIdle ? before.stuck + 1 : 0;
  // A yes or a no, and nothing was asked: a booking stays as it is.
  const isSilent = desk.says.length + desk.commands.length + desk.lookups.length === 0;
  if (isSilent && desk.booking?.owned && hasAct(desk, "confirm", "deny", "none", "skip")) say(desk, { kind: "kept" });
  sayHeard(desk);
  sayHandedOn(desk);
  if (desk.says.length === 0 || isLost) say(desk, ...lostWords(desk, stuck));
  const next = stateAfter(desk, stuck);
  return { changes: desk.changes, remarks: desk.remarks, lookups: desk.lookups, say: inOrder(desk.says), next, commands: desk.commands };
}

/** Nothing in the message was an act, a statement or a question, and nothing was said to it but what is asked anyway. */
function isNothingHeard(desk: Desk): boolean {
  const isMute = desk.says.every(({ kind }) => kind === "ask" || kind === "point" || kind === "waiting" || kind === "ready");
  const { statements, questions, doubts, mends = [] } = desk.said;
  const isNew = statements.length + questions.length + doubts.length + mends.filter(({ thing }) => thing !== undefined).length === 0;
  return isMute && isNew && desk.commands.length === 0 && !hasAct(desk, ...HEARD);
}

/** Acts that are an answer by themselves. */
const HEARD = [
  "confirm",
  "deny",
  "correct",
  "greeting",
  "person",
  "restart",
  "stop",
  "cancel",
  "change",
  "status",
  "copy",
  "again",
  "skip",
  "unknown",
  "none",
] as const;

/** What stays for the next turn. */
function stateAfter(desk: Desk, stuck: number): TalkState {
  const { before } = desk;
  const mark = fingerprint(desk.values, desk.form);
  const isSeen = hasSeen(desk, mark) || desk.says.some(({ kind }) => kind === "summary");
  // What was shown as it is can be sent by its button, whatever is asked meanwhile.
  const isSummaryOpen = desk.asked?.topic === "summary" || (desk.asked?.topic === "change" && before.summary === mark);
  return {
    form: desk.form,
    values: desk.values,
    loose: desk.loose,
    points: desk.points,
    locale: desk.said.language === "other" ? before.locale : desk.said.language,
    asked: desk.asked ?? (desk.keepsAsked && before.asked?.topic !== "summary" ? before.asked : null),
    put: desk.put,
    summary: isSummaryOpen ? mark : null,
    card: desk.says.some(({ kind }) => kind === "summary") ? cardMark(desk.values, desk.form) : before.card,
    shown: isSeen && !before.shown.includes(mark) ? [...before.shown, mark].slice(-30) : before.shown,
    booking: desk.booking,
    undo: (desk.changes.length > 0 && !desk.rewound ? [...desk.undo, snapshotOf(before)] : desk.undo).slice(-MOST_UNDO),
    told: desk.told,
    subjects: subjectsLeft(desk),
    stuck,
  };
}

/** Of a request that is sent no remark is read back: that staff can read it is said. */
function sayHeard(desk: Desk) {
  const isUnsaid = desk.booking !== null && desk.remarks.length > 0 && desk.says.every(({ kind }) => kind === "remarked");
  if (isUnsaid) say(desk, { kind: "heard", quotes: desk.remarks.map(({ text }) => text) });
}

/** What was kept for staff, but for a question that is said to have no answer. */
function sayRemarks(desk: Desk) {
  const questions = desk.says.flatMap((one) => (one.kind === "unanswered" ? [one.quote] : []));
  const remarks = desk.remarks.filter(({ text }) => !questions.some((quote) => text.endsWith(quote)));
  if (remarks.length > 0) say(desk, { kind: "remarked", remarks });
}

/** What the remarks are about that are there still. */
function subjectsLeft({ subjects, values }: Desk): TalkState["subjects"] {
  return Object.fromEntries(
    entriesOf(values, "remarks").flatMap(({ text }) => {
      const subject = subjects[text];
      return subject ? [[text, subject]] : [];
    }),
  );
}

/** Nothing was understood: said once plainly, then with a person. A command that is under way speaks for itself. */
function lostWords(desk: Desk, stuck: number): Utterance[] {
  if (desk.commands.length > 0 || desk.lookups.length > 0) return [];
  return [{ kind: "unclear", person: stuck >= 2, phone: desk.world.phone }];
}
