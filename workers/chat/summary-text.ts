import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export function summaryTitle(i18n: I18n): string {
  return i18n._(msg`This is your request as I have it:`);
}

export function summaryQuestion(i18n: I18n): string {
  return i18n._(msg`Is everything right? If so, say yes and I will send it; otherwise tell me what to change.`);
}
