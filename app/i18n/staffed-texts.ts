/** That a person of staff came into a conversation, left it, or has a message: as its visitor and staff read it. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MessageRole } from "../domain/assistant/staffed.ts";
import { PROVIDER } from "../domain/provider.ts";

const { name: provider } = PROVIDER;

const named = (i18n: I18n, name: string) => name || i18n._(msg`A colleague`);

/** The words of a line of the transcript: what was said, or who came or went. */
export function lineText(i18n: I18n, line: { role: MessageRole; content: string; name?: string | null }): string {
  const name = named(i18n, line.name ?? "");
  if (line.role === "joined") return i18n._(msg`${name} of ${provider} has joined the conversation.`);
  if (line.role === "left") return i18n._(msg`${name} has left the conversation; the assistant answers again.`);
  return line.content;
}

/** What a visitor is shown whose message went to a person; `taken` false: who had just left. */
export function passedOnText(i18n: I18n, who: string, taken: boolean): string {
  const name = named(i18n, who);
  return taken
    ? i18n._(msg`Your message is with ${name} of ${provider}, who answers here.`)
    : i18n._(msg`${name} has just left the conversation. Please send your message once more, and the assistant answers it.`);
}
