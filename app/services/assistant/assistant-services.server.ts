/** Use cases of the assistant, wired: conversations as visitors and as staff have them, FAQs, settings. */
import { withContext } from "#app/services/use-cases.ts";
import type { AssistantContext } from "./assistant-context.ts";
import { createFaq } from "./faqs/create-faq.server.ts";
import { deleteFaq } from "./faqs/delete-faq.server.ts";
import { getFaq } from "./faqs/get-faq.server.ts";
import { importFaqFile } from "./faqs/import-faq-file.server.ts";
import { importFaqs } from "./faqs/import-faqs.server.ts";
import { listFaqs } from "./faqs/list-faqs.server.ts";
import { listFaqsForReader } from "./faqs/list-faqs-for-reader.server.ts";
import { listPublishedFaqs } from "./faqs/list-published-faqs.server.ts";
import { previewAnswer } from "./faqs/preview-answer.server.ts";
import { undoFaqChange } from "./faqs/undo-faq-change.server.ts";
import { updateFaq } from "./faqs/update-faq.server.ts";
import { dismissUnanswered } from "./settings/dismiss-unanswered.server.ts";
import { listAssistantHistory } from "./settings/list-assistant-history.server.ts";
import { listSettings } from "./settings/list-settings.server.ts";
import { listSettingsForReader } from "./settings/list-settings-for-reader.server.ts";
import { listUnanswered } from "./settings/list-unanswered.server.ts";
import { readProviderHealth } from "./settings/read-provider-health.server.ts";
import { readWelcome } from "./settings/read-welcome.server.ts";
import { saveSetting } from "./settings/save-setting.server.ts";
import { tryMessage } from "./settings/try-message.server.ts";
import { undoSettingChange } from "./settings/undo-setting-change.server.ts";
import { deleteConversation } from "./staff/delete-conversation.server.ts";
import { joinConversation } from "./staff/join-conversation.server.ts";
import { leaveConversation } from "./staff/leave-conversation.server.ts";
import { listConversations } from "./staff/list-conversations.server.ts";
import { openConversation } from "./staff/open-conversation.server.ts";
import { sayInConversation } from "./staff/say-in-conversation.server.ts";
import { openTurn } from "./turn/open-turn.server.ts";
import { deleteOwnConversation } from "./visitor/delete-own-conversation.server.ts";
import { readNews } from "./visitor/read-news.server.ts";
import { readTranscript } from "./visitor/read-transcript.server.ts";

export type AssistantServices = ReturnType<typeof createAssistantServices>;

export function createAssistantServices(context: AssistantContext) {
  return {
    conversations: withContext(context, { open: openTurn, transcript: readTranscript, news: readNews, remove: deleteOwnConversation }),
    conversationDesk: withContext(context, {
      list: listConversations,
      open: openConversation,
      join: joinConversation,
      leave: leaveConversation,
      say: sayInConversation,
      remove: deleteConversation,
    }),
    faqs: withContext(context, {
      published: listPublishedFaqs,
      list: listFaqs,
      get: getFaq,
      create: createFaq,
      update: updateFaq,
      remove: deleteFaq,
      undo: undoFaqChange,
      importAll: importFaqs,
      importFile: importFaqFile,
      forReader: listFaqsForReader,
      preview: previewAnswer,
    }),
    assistant: withContext(context, {
      welcome: readWelcome,
      list: listSettings,
      forReader: listSettingsForReader,
      save: saveSetting,
      undo: undoSettingChange,
      history: listAssistantHistory,
      unanswered: listUnanswered,
      dismiss: dismissUnanswered,
      health: readProviderHealth,
      tryMessage,
    }),
  };
}
