/** When a request is sent: a plain yes to what was shown, its button, or an order to send with something added. */
import type { Slot } from "#app/understanding/contract.ts";
import { type Desk, say } from "./desk.ts";
import { followUp } from "./follow.ts";
import { cardMark, fingerprint, mayFollow, missingIn } from "./plan/fields.ts";
import { isOfNote } from "./remarks/notes.ts";
import { sendsWithHold } from "./venue/hold.ts";
import { comesBack, isPlainYesToSend, ordersToSend, ordersWithWords } from "./yes.ts";

/** Who adds more letters than this is shown it before anything is sent. */
const LONGEST = 1000;

/** Sends what the visitor has said yes to, and nothing else. */
export function send(desk: Desk) {
  const also = addedToOrder(desk);
  if (also !== null) sendAsShown(desk, also);
  else if (submits(desk)) desk.commands.push({ kind: "submit", fingerprint: fingerprint(desk.values, desk.form), ...withHold(desk) });
  else if (wasToSend(desk)) say(desk, { kind: "not_sent", why: desk.points.length > 0 ? "question" : "changed" });
}

/** A yes to a summary, by its button or in words, that sends nothing: why is said. */
function wasToSend({ before, booking, said, world }: Desk): boolean {
  const isPressed = world.pressed !== undefined && "send" in world.pressed;
  return !booking && (isPressed || (before.asked?.topic === "summary" && isPlainYesToSend(said)));
}

/** Who orders to send before everything is asked has the rest left open: what can follow later is asked of nobody twice. */
export function leaveRestOpen(desk: Desk) {
  const { booking, points, said, values, form } = desk;
  const isOrder = said.acts.some(({ sends, sources }) => sends && sources.includes("detector")) && !comesBack(said);
  const missing = missingIn(values, form);
  if (!isOrder || booking || points.length > 0 || missing.length === 0 || !missing.every(mayFollow)) return;
  followUp(desk, missing, "", true);
}

/** What is added to an order to send the summary that was shown; null where there is no such order, or nothing is added. */
function addedToOrder(desk: Desk): string | null {
  const { booking, points, rewound, said } = desk;
  if (booking || rewound || points.length > 0 || said.statements.length + said.rest.length === 0) return null;
  const words = wordsOf(desk);
  return words.length <= LONGEST && isOrder(desk) ? words : null;
}

/** What the message says next to the order, in its words; "" where that is nothing. */
function wordsOf({ said, world }: Desk): string {
  const added = [...said.statements, ...said.rest].map(({ quote }) => quote);
  return added.length === 0 ? "" : (world.message ?? added.join(" · "));
}

/** What an order may have next to it besides notes: more of what changes no value, and words for staff. */
const ADDED: ReadonlySet<Slot> = new Set<Slot>(["need", "service", "breakouts", "setup", "remark"]);

/** An order to send what was shown, and the draft was still that: to the summary, or to the question what should be changed about it. */
function isOrder({ before, said }: Desk): boolean {
  const was = fingerprint(before.values, before.form);
  const isOpen =
    before.asked?.topic === "summary" ? before.summary === was : before.asked?.topic === "change" && before.shown.includes(was);
  return isOpen && ordersToSend(said);
}

/**
 * "Yes, send it, and tell them about the dog", "Put it in a note: … And send it": where what is said besides changes no value, the request is sent as it
 * was shown, and these words go to staff with it. What the message asks, doubts or corrects is dealt with first.
 */
export function sendWithWords(desk: Desk) {
  const { before, booking, commands, lookups, points, rewound, said, says, values, form, world } = desk;
  if (booking || rewound || world.pasted || world.pressed || commands.length + lookups.length + points.length > 0) return;
  const isShown = before.asked?.topic === "summary" || before.asked?.topic === "change";
  const wasShown = isShown && before.shown.includes(fingerprint(before.values, before.form));
  const isSame = cardMark(before.values, before.form) === cardMark(values, form);
  const isOpen = says.some(({ kind }) => kind === "edit" || kind === "unanswered");
  const words = wordsOf(desk);
  const isPlain = said.statements.every(({ slot, at }) => ADDED.has(slot) || isOfNote(desk, at));
  if (wasShown && isSame && !isOpen && isPlain && words.length <= LONGEST && ordersWithWords(said) && !isFollowed(desk))
    sendAsShown(desk, words);
}

/** "Send it. That was a joke.": a sentence behind the order that nobody has understood may take it back; a note takes nothing back. */
function isFollowed(desk: Desk): boolean {
  const { said, world } = desk;
  const order = said.acts.find(({ act, sends, sendsLast }) => act === "confirm" && (sends || sendsLast));
  if (!order || order.sendsLast) return false;
  return [...said.rest, ...said.statements].some(
    ({ at }) => at.start >= order.at.end && !isOfNote(desk, at) && /[.!?\n]/.test((world.message ?? "").slice(order.at.end, at.start)),
  );
}

/** Sends exactly what was shown: what this message adds is not in it, and reaches staff besides. */
function sendAsShown(desk: Desk, words: string) {
  const { values, form, loose } = desk.before;
  Object.assign(desk, { values: { ...values }, form, loose, changes: [], remarks: [], lines: [], says: [], lookups: [] });
  desk.commands.push({ kind: "submit", fingerprint: fingerprint(values, form), ...(words ? { also: words } : {}), ...withHold(desk) });
}

const withHold = (desk: Desk): { hold?: true } => (sendsWithHold(desk) ? { hold: true } : {});

/** A plain yes to the summary that was shown, and the draft is still what it showed; or its button. */
function submits(desk: Desk): boolean {
  if (desk.booking || desk.rewound || desk.points.length > 0) return false;
  const now = fingerprint(desk.values, desk.form);
  const { pressed } = desk.world;
  if (pressed && "send" in pressed) return pressed.send === now && desk.before.summary === now;
  if (fingerprint(desk.before.values, desk.before.form) !== now) return false;
  return isOrder(desk) || (desk.before.asked?.topic === "summary" && desk.before.summary === now && isPlainYesToSend(desk.said));
}
