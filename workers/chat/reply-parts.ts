/** What a window shows in addition to the words of a reply: chips, remarks, buttons and the card. */
import type { ChatButton, ChatCard, NotedChip } from "#app/api-client/chat.ts";
import { isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { partOf } from "#app/domain/talk/edit/parts.ts";
import type { OfferedButton } from "#app/domain/talk/stored.ts";
import type { ShownReply } from "./talk/reply.ts";

export interface ReplyParts {
  noted: NotedChip[];
  remarks: readonly string[];
  buttons: readonly ChatButton[];
  card: ChatCard | null;
}

/** A summary has its own button to send it. */
export function replyParts({ chips, remarks, card }: ShownReply, buttons: readonly OfferedButton[], hasSummary: boolean): ReplyParts {
  return {
    noted: chips.map(({ field, label, text }) => ({ field: isDraftField(field) ? field : null, part: partOf(field), label, text })),
    remarks,
    buttons: hasSummary ? buttons.filter(({ id }) => !id.startsWith("send:")) : buttons,
    card: card && (card.kind === "edit" ? card : { ...card, fields: card.fields.filter(isDraftField) }),
  };
}
