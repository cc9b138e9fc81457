/** What a turn answers: its words, and what a window shows with them. */
import type { I18n } from "@lingui/core";
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { editCard, optionsToKeep } from "#app/domain/talk/edit/card.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import type { AskingCard, KeptReply, OfferedButton, ReplyShown } from "#app/domain/talk/stored.ts";
import { type LabelledCard, labelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { Line } from "#app/i18n/talk/lines.ts";
import type { Spoken } from "#app/i18n/talk/spoken.ts";
import { speak, spokenText } from "#app/i18n/talk/voice.ts";

export interface TalkReply {
  /** Everything, for a door that shows text alone. */
  text: string;
  /** The same without the summary's lines, for a door that shows the summary itself. */
  textBesideSummary: string;
  /** The same without what chips show: what was noted but for its essentials, and what was kept as a remark. */
  textBesideChips: string;
  spoken: readonly Spoken[];
  /** What was noted in this turn; a tap edits the field. */
  chips: readonly Line[];
  /** In grey: kept for staff, word for word. */
  remarks: readonly string[];
  buttons: readonly OfferedButton[];
  card: ShownCard | null;
  /** Lines of the summary that is to be confirmed. */
  summary: readonly Line[] | null;
}

/** A small card with the fields that it asks for (`month`: of the card of a month), or one on which a part of the request is edited. */
export type ShownCard = AskingCard | LabelledCard;
export type ShownReply = ReplyShown<LabelledCard>;

/** Words for what was decided. `welcome`: how staff have visitors greeted in this language; null for the built-in greeting. */
export async function replyOf(locale: Locale, says: readonly Utterance[], welcome: string | null): Promise<TalkReply> {
  const isWelcomed = welcome !== null && says.some((one) => one.kind === "greeting" && !one.short);
  const i18n = await createPageI18n(locale);
  const spoken = speak(i18n, locale, says).map((one) => (isWelcomed && one.kind === "greeting" ? { ...one, text: welcome } : one));
  const summary = spoken.find(({ kind }) => kind === "summary");
  const besideChips = spoken.flatMap((one) =>
    one === summary || one.withoutChips === "" ? [] : [{ ...one, text: one.withoutChips ?? one.text }],
  );
  return {
    text: spokenText(spoken),
    textBesideSummary: spokenText(spoken.filter((one) => one !== summary)),
    textBesideChips: spokenText(besideChips),
    spoken,
    chips: spoken.flatMap(({ kind, lines }) => (kind === "noted" ? (lines ?? []) : [])),
    remarks: spoken.flatMap(({ remarks }) => remarks ?? []),
    buttons: onceEach(spoken.flatMap(({ buttons }) => buttons ?? [])),
    card: says.flatMap((one) => cardOf(i18n, one) ?? [])[0] ?? null,
    summary: summary?.lines ?? null,
  };
}

/** What several sentences offer is one button. */
const onceEach = (buttons: readonly OfferedButton[]): OfferedButton[] =>
  buttons.filter(({ id }, at) => buttons.findIndex((one) => one.id === id) === at);

/** What a window shows of a reply. */
export function shownReply({ textBesideChips, chips, remarks, card }: TalkReply): ShownReply {
  return { words: textBesideChips, chips: chips.map(({ field, label, text }) => ({ field, label, text })), remarks, card };
}

/** What of a reply is kept for a page that shows the talk again: of a card for editing not the values, which the draft holds. */
export function keptReply(reply: TalkReply, says: readonly Utterance[], state: TalkState): KeptReply {
  const { card, ...shown } = shownReply(reply);
  if (card?.kind !== "edit") return { ...shown, card };
  const said = says.find((one) => one.kind === "edit");
  return { ...shown, card: { kind: "edit", part: card.part, ...(said ? { options: optionsToKeep(said.card, said.options, state) } : {}) } };
}

/** The same, shown again: a card for editing with what the draft holds now. */
export async function shownAgain(
  { card, ...kept }: KeptReply,
  request: Pick<TalkState, "values" | "loose" | "subjects">,
  locale: Locale,
): Promise<ShownReply> {
  if (card?.kind !== "edit") return { ...kept, card };
  return { ...kept, card: labelledCard(await createPageI18n(locale), editCard(card.part, request, card.options)) };
}

/** The words that the transcript keeps: all that was said, but of a card for editing its sentence alone. */
export function keptText({ spoken }: TalkReply, { besideSummary }: { besideSummary: boolean }): string {
  const said = besideSummary ? spoken.filter(({ kind }) => kind !== "summary") : spoken;
  return spokenText(said.map((one) => (one.kind === "edit" ? { ...one, text: one.withoutChips ?? one.text } : one)));
}

/** The card of an utterance: a question's own, or one with all that is still needed. */
function cardOf(i18n: I18n, say: Utterance): ShownCard | null {
  if (say.kind === "edit") return labelledCard(i18n, say.card);
  const month = say.kind === "month" ? say : say.kind === "ask" ? say.month : null;
  if (month) return { kind: "month", fields: ["preferredDate"], month: { ...month.receipt.month, chosen: month.chosen } };
  if (say.kind === "ask") return say.card && { kind: say.card, fields: say.fields };
  if (say.kind !== "waiting") return null;
  const isContact = say.fields.every((field) => field.startsWith("contact"));
  return { kind: isContact ? "contact" : "fields", fields: say.fields };
}
