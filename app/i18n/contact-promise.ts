/** What happens next, said alike on the confirmation, in its mail and on the page of its link: how the contact is reached, and by when. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ContactWay } from "#app/domain/booking/contact-way.ts";

export interface Promised {
  way: ContactWay;
  city: string;
  /** The moment in words; "" where none is promised. */
  by: string;
  /** Where they are reached; "" where the reader is not shown it. */
  phone: string;
  email: string;
}

/** One sentence or two. An hour of ours is said only where they have named none: theirs is quoted, or left unsaid where it is kept from the reader. */
export function contactPromise(i18n: I18n, promised: Promised): string {
  const { way } = promised;
  const sentences = [
    way.hasTime
      ? way.when
        ? suits(i18n, promised, way.when)
        : way.saysWhen
          ? asTold(i18n, promised)
          : soon(i18n, promised)
      : promised.by
        ? within(i18n, promised)
        : soon(i18n, promised),
    way.refusesCalls ? i18n._(msg`As you asked, we will not call.`) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

function suits(i18n: I18n, { way, city, phone, email }: Promised, when: string): string {
  switch (way.by) {
    case "mail":
      return i18n._(msg`Our ${city} office will write to you at ${email}, and can see what you asked for: “${when}”.`);
    case "message":
      return way.through === "whatsapp"
        ? i18n._(msg`Our ${city} office will write to you on WhatsApp at ${phone}, and can see what you asked for: “${when}”.`)
        : i18n._(msg`Our ${city} office will send you a text message at ${phone}, and can see what you asked for: “${when}”.`);
    case "any":
      return i18n._(msg`Our ${city} office will be in touch, and can see what you asked for: “${when}”.`);
    default:
      return way.saysWhen
        ? i18n._(msg`Our ${city} office will call you at ${phone}, and can see when that suits you: “${when}”.`)
        : i18n._(msg`Our ${city} office will call you at ${phone}, and can see what you asked for: “${when}”.`);
  }
}

/** Where the reader is not shown the contact's own words. */
function asTold(i18n: I18n, { way, city }: Promised): string {
  switch (way.by) {
    case "mail":
      return i18n._(msg`Our ${city} office will write to you when it suits you, as you told us.`);
    case "message":
      return i18n._(msg`Our ${city} office will send you a message when it suits you, as you told us.`);
    case "any":
      return i18n._(msg`Our ${city} office will be in touch when it suits you, as you told us.`);
    default:
      return i18n._(msg`Our ${city} office will call you when it suits you, as you told us.`);
  }
}

function within(i18n: I18n, { way, city, by, phone, email }: Promised): string {
  switch (way.by) {
    case "mail":
      return email
        ? i18n._(msg`Our ${city} office will write to you by ${by}, at ${email}.`)
        : i18n._(msg`Our ${city} office will write to you by ${by}.`);
    case "message":
      if (!phone) return i18n._(msg`Our ${city} office will send you a message by ${by}.`);
      return way.through === "whatsapp"
        ? i18n._(msg`Our ${city} office will write to you on WhatsApp by ${by}, at ${phone}.`)
        : i18n._(msg`Our ${city} office will send you a text message by ${by}, at ${phone}.`);
    case "any":
      return i18n._(msg`Our ${city} office will be in touch by ${by}.`);
    default:
      return phone
        ? i18n._(msg`Our ${city} office will call you by ${by}, at ${phone}.`)
        : i18n._(msg`Our ${city} office will call by ${by}, at the number that was given.`);
  }
}

function soon(i18n: I18n, { way, city }: Promised): string {
  switch (way.by) {
    case "mail":
      return i18n._(msg`Our ${city} office will write to you to settle the details.`);
    case "message":
      return i18n._(msg`Our ${city} office will send you a message to settle the details.`);
    case "any":
      return i18n._(msg`Our ${city} office will be in touch to settle the details.`);
    default:
      return i18n._(msg`Our ${city} office will call you to settle the details.`);
  }
}

/** What staff do to reach the contact, where it is more than a call: "Write an e-mail. Do not call. “not before 10 a.m.”" */
export function contactTask(i18n: I18n, way: ContactWay): string {
  const { when } = way;
  const sentences = [
    i18n._(STAFF_TASKS[way.by === "message" ? (way.through ?? "text") : way.by]),
    way.refusesCalls ? i18n._(msg`Do not call.`) : "",
    when ? i18n._(msg`In their words: “${when}”`) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

const STAFF_TASKS = {
  mail: msg`Write an e-mail.`,
  text: msg`Send a text message.`,
  whatsapp: msg`Write on WhatsApp.`,
  any: msg`Call or write.`,
  phone: msg`Call.`,
} as const;
