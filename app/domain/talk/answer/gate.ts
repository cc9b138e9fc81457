/** The parts of a reply weighed against each other: where something of the message is still open, nobody is asked to send. */
import type { Desk } from "#app/domain/talk/desk.ts";
import type { Utterance } from "./says.ts";
import { asksForAll, asksToSee } from "./show.ts";

/** Said of what was not understood, not done, or has no answer. */
const UNDONE: ReadonlySet<Utterance["kind"]> = new Set([
  "for_staff",
  "unanswered",
  "invalid",
  "note_what",
  "unclear",
  "explained",
] satisfies Utterance["kind"][]);

/** True where the reply leaves something of this message open, or answers a question about the request. */
export const isOpenReply = (desk: Desk): boolean =>
  desk.says.some((one) => UNDONE.has(one.kind) || (one.kind === "edit" && one.quote !== null)) || (asksToSee(desk) && !asksForAll(desk));
