/** Writes what was decided to the draft, and makes of the decision what the draft then really holds. */
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { topicOf } from "#app/domain/talk/answer/topics.ts";
import { editCard } from "#app/domain/talk/edit/card.ts";
import { withRemark } from "#app/domain/talk/plan/entries.ts";
import { cardMark, fingerprint, missingIn, type TalkField, valuesSent } from "#app/domain/talk/plan/fields.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import type { Conversation, DraftChangeResult } from "#app/services/assistant/conversation.ts";
import { changeTo, talkValues } from "./values.ts";

export interface Standing {
  next: TalkState;
  say: Utterance[];
}

/**
 * Changes the values. What the draft refuses is said, and kept as a remark in the visitor's words. Gives what to ask for the standing over the draft, also
 * when the draft was read again since.
 */
export async function applyValues(conversation: Conversation, { next, say }: Standing): Promise<() => Standing> {
  const view = conversation.view();
  if (view.bookingId && next.booking) {
    // A request that is in takes nothing more: nothing is said to be kept with it.
    const taken = { next, say: say.filter(({ kind }) => kind !== "remarked") };
    return () => taken;
  }
  const begun = view.bookingId ? { values: {}, form: view.form } : view;
  const change = changeTo(begun, next.values, next.locale) ?? (view.bookingId ? {} : null);
  const { rejected } = change ? await conversation.change(change) : { rejected: [] };
  const kept = rejected.length > 0 ? await withoutRefused(conversation, { next, say }, rejected) : { next, say };
  return () => settledWith(conversation, kept);
}

async function withoutRefused(
  conversation: Conversation,
  { next, say }: Standing,
  rejected: DraftChangeResult["rejected"],
): Promise<Standing> {
  let { values } = next;
  const said: Utterance[] = [];
  for (const field of new Set(rejected.map((issue) => issue.field as DraftField))) {
    const held = values[field];
    const words = held?.evidence || held?.value || field;
    const { [field]: _refused, ...others } = values;
    values = withRemark(others, words);
    said.push({ kind: "invalid", field, quote: words }, { kind: "remarked", remarks: [{ text: words }] });
  }
  const change = changeTo(conversation.view(), values, next.locale);
  if (change) await conversation.change(change);
  return { next: { ...next, values }, say: [...withoutLines(say, rejected), ...said] };
}

/** Nothing is said to be noted that was refused. */
function withoutLines(say: readonly Utterance[], rejected: DraftChangeResult["rejected"]): Utterance[] {
  const refused = new Set<string>(rejected.map(({ field }) => field));
  return say.map((one) =>
    one.kind === "noted" ? { ...one, lines: one.lines.filter((line) => line.line !== "field" || !refused.has(line.field)) } : one,
  );
}

/** The state with what the draft holds now; marks of a summary are those of that content. */
export function settledWith(conversation: Conversation, { next, say }: Standing): Standing {
  const view = conversation.view();
  const values = talkValues(view);
  const before = fingerprint(next.values, next.form);
  const after = fingerprint(values, view.form);
  const mark = (one: string) => (one === before ? after : one);
  const isOfCard = next.card === cardMark(next.values, next.form);
  return {
    next: {
      ...next,
      values,
      form: view.form,
      summary: next.summary && mark(next.summary),
      card: isOfCard ? cardMark(values, view.form) : next.card,
      shown: next.shown.map(mark),
    },
    say: say.map((one) => {
      if (one.kind === "summary") return { ...one, fingerprint: mark(one.fingerprint), ...valuesSent(values, view.form) };
      if (one.kind === "ready") return { ...one, fingerprint: mark(one.fingerprint) };
      // What else of the message was noted after the card was made is on it too.
      return one.kind === "edit" ? { ...one, card: editCard(one.card.part, { ...next, values }, one.options) } : one;
    }),
  };
}

/** Shows the summary of the draft, where one is said. What could not be booked is said in its place, with the question what to change. */
export async function showSummary(conversation: Conversation, standing: Standing, phone: string): Promise<Standing> {
  const asks = standing.say.some(({ kind }) => kind === "summary" || (kind === "ready" && conversation.view().summary === null));
  if (!asks) return standing;
  const shown = await conversation.showSummary();
  return "hash" in shown
    ? standing
    : insteadOfSummary(
        conversation,
        standing,
        shown.unfit.map(({ field }) => field),
        phone,
      );
}

function insteadOfSummary(conversation: Conversation, { next, say }: Standing, unfit: readonly string[], phone: string): Standing {
  const { values } = conversation.view();
  const missing: readonly TalkField[] = missingIn(next.values, next.form);
  const wrong = [...new Set([...unfit, ...missing])].flatMap((field): Utterance[] => {
    const held = values[field as DraftField];
    return held ? [{ kind: "invalid", field: field as TalkField, quote: held.evidence ?? held.value }] : [];
  });
  const left = say.filter(({ kind }) => kind !== "summary" && kind !== "ready");
  const shown = next.shown.filter((mark) => mark !== next.summary);
  const [first] = missing;
  if (first && wrong.length === 0) {
    const waits: Utterance = { kind: "waiting", fields: missing, phone, again: false, written: false };
    return { next: { ...next, asked: { topic: topicOf(first), fields: missing }, summary: null, shown }, say: [...left, waits] };
  }
  const fields = unfit as readonly TalkField[];
  const asks: Utterance = {
    kind: "ask",
    topic: "change",
    fields,
    again: false,
    buttons: [],
    card: "fields",
    month: null,
    reason: null,
    offers: [],
  };
  return { next: { ...next, asked: { topic: "change", fields }, summary: null, shown }, say: [...left, ...wrong, asks] };
}
