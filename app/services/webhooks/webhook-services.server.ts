/** Use cases of webhooks. */
import { listWebhooks, readWebhook } from "./read-webhooks.server.ts";
import { changeWebhook, makeWebhook, renewWebhookSecret } from "./register-webhook.server.ts";
import { pauseWebhook, removeWebhook, replayDelivery, resumeWebhook, testWebhook } from "./run-webhook.server.ts";

export const WEBHOOKS = {
  list: listWebhooks,
  read: readWebhook,
  make: makeWebhook,
  change: changeWebhook,
  renewSecret: renewWebhookSecret,
  pause: pauseWebhook,
  resume: resumeWebhook,
  remove: removeWebhook,
  replay: replayDelivery,
  test: testWebhook,
};
