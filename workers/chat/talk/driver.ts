/**
 * One turn of the talk: read, decide, look up, write, do what was confirmed, and say what is so. It joins the reader, the policy
 * and the voice over a conversation; all power is behind that interface, and every claim is a receipt that is issued here.
 */
import { normalized } from "#app/domain/normalized.ts";
import { continueWith, decide } from "#app/domain/talk/decide.ts";
import type { Decision } from "#app/domain/talk/decision.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { type OfferedButton, packTalk, unpackTalk } from "#app/domain/talk/stored.ts";
import type { World } from "#app/domain/talk/world.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import type { Understanding } from "#app/understanding/contract.ts";
import type { TaggerModel } from "#app/understanding/tagger/tagger.ts";
import type { ModelReader } from "../model-reader/model-reader.ts";
import { applyValues, type Standing, showSummary } from "./apply.ts";
import { runCommands } from "./commands.ts";
import { lookedUp } from "./lookups.ts";
import type { BookingPowers } from "./powers.ts";
import { hear, type TalkInput } from "./read.ts";
import { keptReply, replyOf, type TalkReply } from "./reply.ts";
import { talkValues } from "./values.ts";
import { worldOf } from "./world.ts";

export interface TalkTools {
  /** The learnt reader; null: the detectors read alone. */
  model: TaggerModel | null;
  /** A language model that reads too, where one is configured. */
  reader?: ModelReader | null | undefined;
  /** What can be done to a booking that exists; without it the talk says that it was not done. */
  powers?: BookingPowers | undefined;
}

export interface TalkTurn extends TalkReply {
  /** What was read and decided, for tests and for `npm run talk`. */
  said: Understanding;
  decision: Decision;
  state: TalkState;
  /** The form wrote the draft before this turn did: what was decided, said of the draft as it is now. Nothing is read or decided a second time. */
  again(): Promise<TalkTurn>;
}

/** A decision that asks for more lookups than this never ends. */
const MOST_ROUNDS = 8;

/** Runs one turn; the conversation's `finish` stays with the caller. Throws what the use cases throw, other than a refusal. */
export async function talkTurn(conversation: Conversation, input: TalkInput, { model, powers, reader }: TalkTools): Promise<TalkTurn> {
  const { state, offered } = openTalk(conversation);
  const seen = conversation.view().summary;
  const press = conversation.confirmPressed && state.summary ? { press: `send:${state.summary}` } : input;
  const around = { state, offered, world: await worldOf(conversation), model, reader };
  const { said, world } = await hear(normalized(conversation.message, "NFC"), press, around);
  const { decision, known } = await decided(conversation, { state, said, world, powers });
  conversation.setLocale(decision.next.locale);
  const standing = await applyValues(conversation, { next: decision.next, say: [...decision.say] });
  const carryOut = async (): Promise<TalkTurn> => {
    const shown = await storedFor(conversation, decision, () => showSummary(conversation, standing(), known.phone));
    const { next, say } = await runCommands(decision.commands, shown, known, { conversation, powers, seen });
    const reply = await replyOf(next.locale, say, conversation.settings.welcome[next.locale]);
    conversation.keepTalk(packTalk(next, reply.buttons, keptReply(reply, say, next)));
    return { ...reply, said, decision, state: next, again: carryOut };
  };
  return carryOut();
}

/** What is done beyond the draft (a request is sent, a person is asked to call) is done when the draft is stored; all else is stored with the messages. */
async function storedFor(conversation: Conversation, { commands, say }: Decision, show: () => Promise<Standing>): Promise<Standing> {
  let shown = await show();
  if (commands.length === 0 && !say.some(({ kind }) => kind === "person")) return shown;
  while (!(await conversation.store())) shown = await show();
  return shown;
}

/** The talk as the last message left it, over the draft as it is now. */
function openTalk(conversation: Conversation): { state: TalkState; offered: readonly OfferedButton[] } {
  const view = conversation.view();
  const draft = { values: talkValues(view), form: view.form, locale: conversation.locale };
  const { state: stored, offered } = unpackTalk(conversation.state.talk, draft);
  const made = conversation.booking;
  // Its own request is gone, and nothing of that talk goes on.
  if (!made && stored.booking?.owned) return { state: { ...NEW_TALK, ...draft }, offered: [] };
  // Sent by the form meanwhile, perhaps. Links that were renewed or revoked since prove nothing: then the owner is who has the mail.
  const own = made && { reference: made.bookingNumber, owned: made.confirmationKey !== null, made: true as const };
  const isTold = !stored.booking || stored.booking.reference === own?.reference;
  const state =
    own && isTold ? { ...stored, booking: { ...own, ...(stored.booking?.cancelled ? { cancelled: true as const } : {}) } } : stored;
  // A person of staff has spoken since: nothing that was asked before is what the visitor answers, least of all with a yes.
  if (conversation.heard.length > 0 && !conversation.confirmPressed)
    return { state: { ...state, asked: null, summary: null }, offered: [] };
  return { state, offered };
}

interface Asked {
  state: TalkState;
  said: Understanding;
  world: World;
  powers: BookingPowers | undefined;
}

/** Decides, looks up what that takes, and decides again until nothing is missing. */
async function decided(conversation: Conversation, { state, said, world, powers }: Asked): Promise<{ decision: Decision; known: World }> {
  let known = world;
  let decision = decide(state, said, known);
  for (let round = 0; decision.lookups.length > 0 && round < MOST_ROUNDS; round += 1) {
    known = await lookedUp(known, decision.lookups, { conversation, powers, locale: decision.next.locale });
    decision = continueWith(state, said, known);
  }
  return { decision, known };
}
