/** What a model's words are held against, gathered while its turn runs. */
import type { KnownFacts } from "#app/domain/assistant/model-text.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { plainView } from "./plain-view.ts";
import { summaryQuestion, summaryTitle } from "./summary-text.ts";

export interface FactsOfTurn {
  /** What a tool answered is ours from now on, but for what only repeats the model. */
  hear(tool: string, output: unknown): void;
  now(): KnownFacts;
}

/** `instructions`: what the model was told. */
export async function factsOfTurn(conversation: Conversation, instructions: string): Promise<FactsOfTurn> {
  const i18n = await createPageI18n(conversation.locale);
  const summaryWords = [summaryTitle(i18n), summaryQuestion(i18n)];
  const spoken = [...conversation.history.flatMap(({ role, content }) => (role === "user" ? [content] : [])), conversation.message];
  const ours = [PROVIDER.phone, PROVIDER.email, ...VENUES.flatMap(({ phone, email }) => [phone, email])];
  let lookedForRooms = false;
  return {
    hear(tool, output) {
      if (tool === "check_availability") lookedForRooms = true;
      else if (tool === "list_venues") ours.push(JSON.stringify(output));
      else if (tool === "search_faqs") ours.push((output as { answer?: string }).answer ?? "");
    },
    now: () => ({
      bookingNumber: conversation.booking?.bookingNumber ?? null,
      callPromised: conversation.next().callbackRequested,
      lookedForRooms,
      ours: ours.join("\n"),
      visitors: [...spoken, ...Object.values(plainView(conversation.view()))].join("\n"),
      instructions,
      summaryWords,
    }),
  };
}
