/** How a mail begins. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** By name; neutral where none may be shown. */
export function greetingOf(i18n: I18n, name: string): string {
  return name ? i18n._(msg`Dear ${name},`) : i18n._(msg`Hello,`);
}

/** Why a mail to an address that has not proven itself is so terse. */
export function leftOutText(i18n: I18n): string {
  return i18n._(msg`This message leaves out names and descriptions, since we cannot be sure who typed them.`);
}
