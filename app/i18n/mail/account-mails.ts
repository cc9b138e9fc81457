/** Mails about an account: an invitation, a forgotten password. Each holds its link, and nothing that only its reader may know. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HeldKind } from "#app/domain/legal-holds/legal-hold.ts";
import { isLocale } from "#app/domain/locale.ts";
import type { MailDocument } from "#app/domain/mail/document.ts";
import type { AccountMailKind, AccountSubject, AdministratorAct, SecurityAct } from "#app/domain/mail/subject.ts";
import type { InvitedPlace } from "#app/domain/people/invitation.ts";
import type { Role } from "#app/domain/people/roles.ts";
import { ERASURE_ANSWER_DAYS } from "#app/domain/personal-data/erasure.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import type { WebhookPart } from "#app/domain/webhooks/events.ts";
import { hasLocalePrefix, localePath } from "../addresses.ts";
import { formatInstant } from "../dates.ts";
import { footerOf, officeCity } from "./footer.ts";
import { greetingOf } from "./greeting.ts";

export function accountMail(i18n: I18n, subject: AccountSubject, origin: string): MailDocument {
  const { name, path, at } = subject;
  const when = `${formatInstant(i18n.locale, at, HEAD_OFFICE.zone)}, ${officeCity(i18n, HEAD_OFFICE)}`;
  // The signed-in area has one address in all languages.
  const [page = ""] = path.split(/[?#]/);
  const href = origin + (hasLocalePrefix(page) && isLocale(i18n.locale) ? localePath(i18n.locale, path) : path);
  return {
    ...WORDS[subject.kind](i18n, subject, when, href),
    greeting: greetingOf(i18n, name),
    sections: [],
    footer: footerOf(i18n, null),
  };
}

/** The words of the portal, whose texts no mail loads. */
const ROLE_NAMES: Readonly<Record<Role, MessageDescriptor>> = {
  admin: msg`Administrator`,
  arbitrator: msg`Arbitrator`,
  party: msg`Party`,
};

type Words = Omit<MailDocument, "greeting" | "sections" | "footer">;

function invitation(i18n: I18n, { inviter, role, place }: AccountSubject, until: string, href: string): Words {
  if (place) return invitationToCase(i18n, inviter, place, until, href);
  const brand = PROVIDER.name;
  const who = inviter;
  const what = i18n._(role ? ROLE_NAMES[role] : msg`User`);
  return {
    subject: who ? i18n._(msg`${who} invites you to ${brand}`) : i18n._(msg`You are invited to ${brand}`),
    heading: i18n._(msg`You are invited to ${brand}`),
    paragraphs: [
      who
        ? i18n._(msg`${who} invites you to ${brand}. Your role: ${what}.`)
        : i18n._(msg`You are invited to ${brand}. Your role: ${what}.`),
      i18n._(msg`The link works once, until ${until}. Keep it to yourself: anyone who has it can accept in your name.`),
      i18n._(msg`If you did not expect this, please ignore this message, or ask us.`),
    ],
    links: [{ label: i18n._(msg`View the invitation`), href }],
  };
}

/** What the case's own people are to each other. */
const PLACES: Readonly<Record<InvitedPlace["place"], MessageDescriptor>> = {
  party_b: msg`the respondent (party B)`,
  counsel_a: msg`counsel for the claimant (party A)`,
  counsel_b: msg`counsel for the respondent (party B)`,
};

/** Which case, who brings it, and what to do by when. */
function invitationToCase(
  i18n: I18n,
  inviter: string | null,
  { caseNumber, claimant, title, place, isResolved }: InvitedPlace,
  until: string,
  href: string,
): Words {
  const brand = PROVIDER.name;
  const who = inviter;
  const yours = i18n._(PLACES[place]);
  const named = title ? i18n._(msg`${caseNumber}, “${title}”`) : caseNumber;
  return {
    subject: i18n._(msg`Arbitration case ${caseNumber}: please answer by ${until}`),
    heading: i18n._(msg`You are invited to arbitration case ${caseNumber}`),
    paragraphs: [
      claimant
        ? i18n._(msg`The case: ${named}. It was brought by ${claimant} at ${brand}. You are invited as ${yours}.`)
        : i18n._(msg`The case: ${named}, at ${brand}. You are invited as ${yours}.`),
      isResolved
        ? i18n._(
            msg`The case has been resolved. Accept the invitation by ${until} to read what was claimed, what was filed and how it ended.`,
          )
        : i18n._(
            msg`What to do: accept the invitation by ${until}. The case then opens: what is claimed, what was filed, and the deadlines to answer.`,
          ),
      ...(who ? [i18n._(msg`You were invited by ${who}.`)] : []),
      i18n._(msg`The link works once, until ${until}. Keep it to yourself: anyone who has it can accept in your name.`),
      i18n._(msg`If you are not the person meant, or do not know of this, please ask us before you ignore it.`),
    ],
    links: [{ label: i18n._(msg`View the invitation`), href }],
  };
}

function reset(i18n: I18n, _subject: AccountSubject, until: string, href: string): Words {
  return {
    subject: i18n._(msg`Set a new password`),
    heading: i18n._(msg`Set a new password`),
    paragraphs: [
      i18n._(msg`A new password was requested for your address. The link works once, until ${until}.`),
      i18n._(msg`If that was not you, nothing needs to be done: your password stays as it is.`),
    ],
    links: [{ label: i18n._(msg`Set a new password`), href }],
  };
}

const ACTS: Readonly<Record<SecurityAct, MessageDescriptor>> = {
  password_changed: msg`The password of your account was changed`,
  password_reset: msg`The password of your account was reset`,
  password_reset_passkeys: msg`The password of your account was reset`,
  second_factor_set_up: msg`A second factor was set up for your account`,
  second_factor_turned_off: msg`The second factor of your account was turned off`,
  second_factor_removed: msg`The second factor of your account was removed by an administrator`,
  second_factor_removed_of_other: msg`The second factor of an account was removed by an administrator`,
  second_factor_backup_code_used: msg`A backup code of your account was used`,
  second_factor_codes_renewed: msg`The backup codes of your account were renewed`,
  passkey_added: msg`A passkey was added to your account`,
  passkey_removed: msg`A passkey of your account was removed`,
  api_key_made: msg`An API key of your account was made`,
  administrator_invited: msg`An administrator was invited`,
  administrator_joined: msg`An invited administrator has accepted`,
  administrator_made: msg`An account was given the role of administrator`,
  administrator_unmade: msg`An account lost the role of administrator`,
  administrator_deactivated: msg`An administrator’s account was deactivated`,
  administrator_reactivated: msg`An administrator’s account was reactivated`,
  webhook_made: msg`A webhook was registered`,
  webhook_changed: msg`A webhook was changed`,
  webhook_secret_renewed: msg`The secret of a webhook was renewed`,
  webhook_paused: msg`A webhook is paused`,
  legal_hold_placed: msg`A legal hold was placed`,
  legal_hold_lifted: msg`A legal hold was lifted`,
  data_exported: msg`A copy of your personal information was downloaded`,
  erasure_asked: msg`The erasure of your personal information was requested`,
  erasure_asked_of_office: msg`A request for erasure to answer`,
  erasure_refused: msg`We cannot erase your personal information`,
  erasure_done: msg`Your personal information has been erased`,
};

function notice(i18n: I18n, { act, between, path, reason = null, webhook, legalHold }: AccountSubject, when: string, href: string): Words {
  if (act && webhook) return webhookNews(i18n, act, webhook, when, href);
  if (act && legalHold) return holdNews(i18n, act, legalHold, when, href);
  if (act && between && isOfAdministrators(act)) return administratorNews(i18n, { act, between, path }, when, href);
  if (act === "erasure_refused") return erasureRefused(i18n, reason ?? "", href);
  if (act === "erasure_done") return erasureDone(i18n, when, href);
  if (act === "erasure_asked_of_office") return erasureToAnswer(i18n, between?.of ?? "", when, href);
  if (act === "webhook_paused") return webhookPaused(i18n, reason ?? "", when, href);
  if (act === "password_reset_passkeys") return resetWithPasskeys(i18n, when, href);
  if (act === "second_factor_removed_of_other") return removedOfOther(i18n, between, when, href);
  const what = i18n._(act ? ACTS[act] : msg`Your account was changed`);
  return {
    subject: what,
    heading: what,
    paragraphs: [
      i18n._(msg`It was done on ${when}. If that was you, nothing needs to be done.`),
      // A new password does not take a passkey away.
      act === "passkey_added"
        ? i18n._(msg`If it was not you, set a new password at once, remove the passkey in your settings, and call us.`)
        : act === "api_key_made"
          ? i18n._(msg`If it was not you, set a new password at once, which revokes every API key and signs out every device, and call us.`)
          : i18n._(msg`If it was not you, set a new password at once, which signs out every device, and call us.`),
    ],
    links: [{ label: i18n._(msg`Set a new password`), href }],
  };
}

/** `reason`: as our office wrote it. `href`: the settings. */
function erasureRefused(i18n: I18n, reason: string, href: string): Words {
  const what = i18n._(ACTS.erasure_refused);
  return {
    subject: what,
    heading: what,
    paragraphs: [
      i18n._(msg`You asked us to erase your personal information. We cannot do so now. The reason: ${reason}`),
      i18n._(msg`Your account stays as it is. You can ask again in your settings, and write to us if you disagree.`),
    ],
    links: [{ label: i18n._(msg`View your settings`), href }],
  };
}

/** To administrators. `person`: whose request it is. `href`: where it is answered. */
function erasureToAnswer(i18n: I18n, person: string, when: string, href: string): Words {
  const what = i18n._(ACTS.erasure_asked_of_office);
  return {
    subject: what,
    heading: what,
    paragraphs: [
      i18n._(msg`The account: ${person}. It was asked for on ${when}.`),
      i18n._(msg`It is to be answered within ${ERASURE_ANSWER_DAYS} days, by an erasure or a refusal.`),
    ],
    links: [{ label: i18n._(msg`View the request`), href }],
  };
}

/** To administrators. `webhook`: its name, as one of them gave it. `when`: since when nothing was taken. `href`: the list. */
function webhookPaused(i18n: I18n, webhook: string, when: string, href: string): Words {
  const what = i18n._(ACTS.webhook_paused);
  return {
    subject: what,
    heading: what,
    paragraphs: [
      i18n._(msg`The webhook: ${webhook}. Its address has taken nothing since ${when}, and so nothing is sent to it any more.`),
      i18n._(msg`What happens now is kept for 30 days and sent once you let the webhook go on.`),
    ],
    links: [{ label: i18n._(msg`View the webhooks`), href }],
  };
}

const PARTS: Readonly<Record<WebhookPart, MessageDescriptor>> = {
  url: msg`its address`,
  events: msg`its events`,
  scopes: msg`what is sent of a booking`,
  name: msg`its name`,
};

/** To administrators. `webhook`: its name as one of them gave it, and the host of its address. `href`: the list. */
function webhookNews(i18n: I18n, act: SecurityAct, webhook: NonNullable<AccountSubject["webhook"]>, when: string, href: string): Words {
  const { name, host, by: administrator, own } = webhook;
  const what = i18n._(ACTS[act]);
  const parts = new Intl.ListFormat(i18n.locale).format(webhook.parts.map((part) => i18n._(PARTS[part])));
  return {
    subject: what,
    heading: what,
    paragraphs: [
      i18n._(msg`The webhook: ${name}, which sends to ${host}. The administrator: ${administrator}. It was done on ${when}.`),
      ...(parts ? [i18n._(msg`What was changed: ${parts}.`)] : []),
      own
        ? i18n._(msg`If it was not you, pause the webhook, set a new password at once, which signs out every device, and call us.`)
        : i18n._(msg`If you were not aware of it, pause the webhook and call that administrator at once.`),
    ],
    links: [{ label: i18n._(msg`View the webhooks`), href }],
  };
}

/** The words of the portal, whose texts no mail loads. */
const HELD: Readonly<Record<HeldKind, MessageDescriptor>> = { person: msg`Person`, booking: msg`Booking`, case: msg`Case` };

/** To administrators. `legalHold`: on what it is, and who placed or lifted it. `href`: the list, which says on whom. */
function holdNews(i18n: I18n, act: SecurityAct, legalHold: NonNullable<AccountSubject["legalHold"]>, when: string, href: string): Words {
  const { kind, by: administrator, own } = legalHold;
  const what = i18n._(ACTS[act]);
  const held = i18n._(HELD[kind]);
  return {
    subject: what,
    heading: what,
    paragraphs: [
      i18n._(msg`What it is on: ${held}. The administrator: ${administrator}. It was done on ${when}.`),
      ...(act === "legal_hold_lifted" ? [i18n._(msg`What has passed its time is removed within the hour.`)] : []),
      own
        ? i18n._(msg`If it was not you, set a new password at once, which signs out every device, and call us.`)
        : i18n._(msg`If you were not aware of it, call that administrator at once.`),
    ],
    links: [{ label: i18n._(msg`View the legal holds`), href }],
  };
}

/** The last mail to an address. `href`: what we say about privacy. */
function erasureDone(i18n: I18n, when: string, href: string): Words {
  const what = i18n._(ACTS.erasure_done);
  return {
    subject: what,
    heading: what,
    paragraphs: [
      i18n._(msg`You asked us to erase your personal information. It was done on ${when}, and your account is closed.`),
      i18n._(
        msg`What we have to keep stays: the record of cases, the histories of bookings and accounts, and the days and rooms of bookings without your name. Our backups are deleted when their time is over.`,
      ),
      i18n._(msg`This is our last message to this address.`),
    ],
    links: [{ label: i18n._(msg`Privacy`), href }],
  };
}

/** To the other administrators: one of them may not be who they seem to be. `href`: the account. */
function removedOfOther(i18n: I18n, between: AccountSubject["between"], when: string, href: string): Words {
  const what = i18n._(ACTS.second_factor_removed_of_other);
  const { of: person = "", by: administrator = "" } = between ?? {};
  return {
    subject: what,
    heading: what,
    paragraphs: [
      i18n._(msg`The account: ${person}. The administrator: ${administrator}. It was done on ${when}.`),
      i18n._(msg`If you were not aware of it, call both of them at once, and deactivate the account until you have heard back.`),
    ],
    links: [{ label: i18n._(msg`View the account`), href }],
  };
}

const isOfAdministrators = (act: SecurityAct): act is AdministratorAct => act.startsWith("administrator_");

interface AdministratorNews {
  act: AdministratorAct;
  between: NonNullable<AccountSubject["between"]>;
  path: string;
}

/** To all administrators, and to the person. `href`: the account, the invitations or, for who it is about, a new password. */
function administratorNews(i18n: I18n, { act, between, path }: AdministratorNews, when: string, href: string): Words {
  const what = i18n._(ACTS[act]);
  const { of: person, by: administrator, pausedHosts = [] } = between;
  const hosts = new Intl.ListFormat(i18n.locale).format(pausedHosts);
  const label = path.startsWith("/forgotten-password")
    ? msg`Set a new password`
    : act === "administrator_invited"
      ? msg`View the invitations`
      : msg`View the account`;
  return {
    subject: what,
    heading: what,
    paragraphs: [
      act === "administrator_joined"
        ? i18n._(msg`The account: ${person}. The administrator who invited: ${administrator}. It was done on ${when}.`)
        : i18n._(msg`The account: ${person}. The administrator: ${administrator}. It was done on ${when}.`),
      ...(hosts
        ? [
            i18n._(
              msg`The webhooks that this account set up are paused: those that send to ${hosts}. What happens now is kept for 30 days. For each of them: renew its secret, check its address, then let it go on.`,
            ),
          ]
        : []),
      between.own
        ? i18n._(msg`If it was not you, set a new password at once, which signs out every device, and call us.`)
        : i18n._(msg`If you were not aware of it, call that administrator at once.`),
    ],
    links: [
      { label: i18n._(label), href },
      ...(hosts ? [{ label: i18n._(msg`View the webhooks`), href: new URL("/admin/webhooks", href).href }] : []),
    ],
  };
}

/** A new password takes no passkey away: an intruder may have left one of theirs. `href`: one's passkeys. */
function resetWithPasskeys(i18n: I18n, when: string, href: string): Words {
  const what = i18n._(ACTS.password_reset_passkeys);
  return {
    subject: what,
    heading: what,
    paragraphs: [
      i18n._(msg`It was done on ${when}, and every device was signed out.`),
      i18n._(msg`The passkeys of your account still sign in. Review them now, and remove each that is not yours.`),
      i18n._(msg`If you did not set the new password, call us at once.`),
    ],
    links: [{ label: i18n._(msg`Review your passkeys`), href }],
  };
}

const WORDS: Readonly<Record<AccountMailKind, (i18n: I18n, subject: AccountSubject, when: string, href: string) => Words>> = {
  invitation,
  password_reset: reset,
  security_notice: notice,
};
