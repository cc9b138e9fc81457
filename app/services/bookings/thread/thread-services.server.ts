/** Use cases of a booking's thread, wired. */
import { type WithContext, withContext } from "#app/services/use-cases.ts";
import { fillTemplates } from "./fill-templates.server.ts";
import { listClientMessages } from "./list-client-messages.server.ts";
import { listTemplates } from "./list-templates.server.ts";
import { listWaitingMessages } from "./list-waiting-messages.server.ts";
import { previewMessage } from "./preview-message.server.ts";
import { readArrival } from "./read-arrival.server.ts";
import { readThread } from "./read-thread.server.ts";
import { readVideoLink } from "./read-video-link.server.ts";
import { removeTemplate } from "./remove-template.server.ts";
import { saveTemplate } from "./save-template.server.ts";
import { sendMessage } from "./send-message.server.ts";
import { setVideoLink } from "./set-video-link.server.ts";
import { settleMessages } from "./settle-messages.server.ts";
import type { ThreadContext } from "./thread-context.ts";
import { writeToOffice } from "./write-to-office.server.ts";

const THREAD = {
  of: readThread,
  templates: fillTemplates,
  preview: previewMessage,
  send: sendMessage,
  write: writeToOffice,
  messages: listClientMessages,
  settle: settleMessages,
  waiting: listWaitingMessages,
  arrival: readArrival,
  videoLink: readVideoLink,
  setVideoLink,
};
const TEMPLATES = { list: listTemplates, save: saveTemplate, remove: removeTemplate };

export interface ThreadServices {
  thread: WithContext<typeof THREAD>;
  templates: WithContext<typeof TEMPLATES>;
}

export function createThreadServices(context: ThreadContext): ThreadServices {
  return { thread: withContext(context, THREAD), templates: withContext(context, TEMPLATES) };
}
