/** How many mails go to an address, for an account and from a network (quality, "Security": mail is no relay). Pure. */
import { emailKeyOf } from "../email-address.ts";
import type { OutboxReason } from "./outbox.ts";
import { COLLECTED_MAIL, isForStaff, type MailKind, MEMBER_MAILS } from "./subject.ts";

/** Mails allowed per window of seconds. */
export const MAIL_LIMITS = {
  /**
   * To one address, from a visitor who is signed out: they may name anybody's, proven or not. The first mail of a day from each network has a
   * count of its own, so that what one network causes holds back nothing of what another does.
   */
  mail_first: { requests: 1, seconds: 86_400 },
  mail_firsts: { requests: 6, seconds: 3600 },
  mail_firsts_day: { requests: 16, seconds: 86_400 },
  /** The same, from a network after its first of the day. */
  mail_stranger: { requests: 2, seconds: 3600 },
  mail_stranger_day: { requests: 6, seconds: 86_400 },
  /** From a network in which the reader of that address has followed a mailed link: no stranger's mails count here. */
  mail_answered: { requests: 10, seconds: 3600 },
  /**
   * What accounts cause is counted by account and address. The first of a day from each account falls under a ceiling of its own, so that what
   * one account causes holds back no other's first.
   */
  mail_sender_first: { requests: 1, seconds: 86_400 },
  mail_senders: { requests: 6, seconds: 3600 },
  mail_senders_day: { requests: 16, seconds: 86_400 },
  /** To an address that has never answered: from one account, and from all of them beyond their firsts. */
  mail_sender: { requests: 4, seconds: 3600 },
  mail_sender_day: { requests: 10, seconds: 86_400 },
  mail_unproven: { requests: 4, seconds: 3600 },
  mail_unproven_day: { requests: 10, seconds: 86_400 },
  /** To one that has: from one account, since a firm books many rooms in an afternoon, and from all of them. */
  mail_proven: { requests: 30, seconds: 3600 },
  mail_proven_firsts: { requests: 20, seconds: 3600 },
  mail_proven_all: { requests: 60, seconds: 3600 },
  /** Caused by one account, to others' addresses that have answered. */
  mail_account_proven: { requests: 60, seconds: 3600 },
  /** What staff and the system send to one address, and what members of a case are owed. */
  mail_house: { requests: 300, seconds: 3600 },
  /** Caused by one account, to addresses that have never answered. */
  mail_account: { requests: 10, seconds: 3600 },
  /**
   * Links of forgotten passwords, which anybody may ask for: to one address, from one network, and in all. They use up nothing else's.
   * What an account has to itself (`own`) counts for its address alone, so that no request of one keeps it from another.
   */
  mail_reset: { requests: 6, seconds: 3600 },
  mail_reset_network: { requests: 20, seconds: 3600 },
  mail_reset_house: { requests: 300, seconds: 3600 },
  /** A booking's links, asked for by its number: of one booking. The first of an hour (`own`) leaves whatever its network has used up. */
  mail_links: { requests: 3, seconds: 3600 },
  /** Links that hold a room, and what became of them: the same. What became of one has been proven by it. */
  mail_holds: { requests: 6, seconds: 3600 },
  /**
   * Both together, to an address that has never answered: anybody makes bookings in its name and presses for their links. The first of a day from
   * each network has a count of its own, as above; what a booking is sent that staff have confirmed has another, which no stranger's booking uses up.
   */
  mail_booking_first: { requests: 1, seconds: 86_400 },
  mail_booking_firsts: { requests: 4, seconds: 3600 },
  mail_booking_firsts_day: { requests: 10, seconds: 86_400 },
  mail_bookings: { requests: 2, seconds: 3600 },
  mail_bookings_day: { requests: 6, seconds: 86_400 },
  mail_bookings_confirmed: { requests: 6, seconds: 3600 },
  /** The same to one that has answered. */
  mail_bookings_proven: { requests: 40, seconds: 3600 },
  /**
   * Whatever people who are signed out cause to addresses that have never answered, in all: what our name as a sender is worth is spent once. Two
   * thirds are for who comes, and of these each wider part of the network (`area`) has a share; one third is for those that wait, who take turns.
   */
  mail_new_house: { requests: 200, seconds: 3600 },
  mail_new_house_day: { requests: 1400, seconds: 86_400 },
  mail_new_area: { requests: 40, seconds: 3600 },
  mail_new_area_day: { requests: 250, seconds: 86_400 },
  mail_new_waited: { requests: 100, seconds: 3600 },
  mail_new_waited_day: { requests: 600, seconds: 86_400 },
  /** To one office, of one kind, whatever causes them: the rest is listed in collected mails. */
  mail_office: { requests: 20, seconds: 3600 },
  /** Caused from one network: signed out to any address, signed in to those that have never answered. */
  mail_network: { requests: 20, seconds: 3600 },
} as const;
export type MailBucket = keyof typeof MAIL_LIMITS;

export type HeldReason = Extract<OutboxReason, "held_address" | "held_account" | "held_network" | "held_resets" | "held_house">;

/** One collected mail lists the messages of so many milliseconds. Short of the two hours in which we promise calls. */
export const COLLECTED_MS = 900_000;

/** One count that a message falls under: whose it is, and what staff read when it is over. */
export interface MailCount {
  bucket: MailBucket;
  subject: string;
  reason: HeldReason | "collected";
}

export interface LimitedMail {
  kind: string;
  recipient: string;
  /** The account and the network that caused it; both null for the system. */
  sender: string | null;
  network: string | null;
  /**
   * `own`, of a forgotten password: the account's first of the hour, or asked for by a device of its person; of a booking's links: the
   * booking's first of the hour. The same of a link that holds its room.
   */
  payload?: Readonly<Record<string, unknown>>;
  /** Whether staff caused it. */
  byStaff: boolean;
  /** Whether the recipient's address has proven itself. */
  proven: boolean;
  /** Whether it is that of the account that caused the message. */
  own: boolean;
  /** Whether it has done so from the network that caused the message. */
  answered: boolean;
  /** Whether staff have confirmed the booking that the message is about. */
  confirmed: boolean;
  /** The wider part of the network that caused it, or that network; null for the system. */
  area: string | null;
  /** Whether its turn has come, after it has waited for the house's ceiling. */
  waited: boolean;
}

/** Counts that a message falls under together. */
export type MailCounts = readonly MailCount[];

/**
 * How long a message that somebody signed out or the system caused is held back before it is given up. One that waits for the house's
 * ceiling is held back by no fault of its own, and waits as long as what an account caused, also where another count is full at its turn.
 */
export const HELD_MOST_MS = 24 * 3_600_000;
/** What an account caused waits for as long as a mailed link works: who waits for it is shown that it does. */
export const HELD_OF_ACCOUNT_MS = 14 * 24 * 3_600_000;
/**
 * Mails of one account that are held back at a time: who causes another is refused, so that nobody is notified of a mail that would wait for days.
 * Above what one case's people are, all invited at once.
 */
export const MOST_HELD_OF_ACCOUNT = 60;

/** What is counted by its booking first: anybody may name the address of another's. */
const OF_BOOKING = new Map<string, MailBucket>([
  ["booking_links", "mail_links"],
  ["booking_hold_link", "mail_holds"],
  ["booking_held", "mail_holds"],
] satisfies [MailKind, MailBucket][]);

/** The room of those that have waited for the house's ceiling: their own, else what who comes leaves. */
export const IN_TURN = [
  ["mail_new_waited", "mail_new_waited_day"],
  ["mail_new_house", "mail_new_house_day"],
] as const satisfies readonly (readonly MailBucket[])[];

/** What is caused signed out to an address that has never answered counts for the house, too: by the first of these that has room. */
function countsOfHouse({ area, network, waited }: Pick<LimitedMail, "area" | "network" | "waited">): readonly MailCounts[] {
  const inAll = (bucket: MailBucket): MailCount => ({ bucket, subject: "all", reason: "held_house" });
  if (waited) return IN_TURN.map((buckets) => buckets.map(inAll));
  const ofArea = (bucket: MailBucket): MailCount => ({ bucket, subject: area ?? network ?? "", reason: "held_house" });
  return [[inAll("mail_new_house"), inAll("mail_new_house_day"), ofArea("mail_new_area"), ofArea("mail_new_area_day")]];
}

/** Each of the counts with each of the house's. */
const withHouse = (counts: readonly MailCounts[], house: readonly MailCounts[]): MailCounts[] =>
  counts.flatMap((own) => house.map((inAll) => [...own, ...inAll]));

type ToStranger = Pick<LimitedMail, "proven" | "answered" | "area" | "waited"> & { address: string; network: string };

/** What somebody signed out causes to an address that they named. */
function countsOfStranger({ address, network, proven, answered, ...from }: ToStranger): MailCounts[] {
  const toAddress = (bucket: MailBucket): MailCount => ({ bucket, subject: address, reason: "held_address" });
  const fromThere = (bucket: MailBucket): MailCount => ({ bucket, subject: `${address} ${network}`, reason: "held_address" });
  const byNetwork: MailCount = { bucket: "mail_network", subject: network, reason: "held_network" };
  const counts = [
    [fromThere("mail_first"), toAddress("mail_firsts"), toAddress("mail_firsts_day"), byNetwork],
    [toAddress("mail_stranger"), toAddress("mail_stranger_day"), byNetwork],
  ];
  const known = answered ? [[fromThere("mail_answered"), byNetwork]] : [];
  return [...known, ...(proven ? counts : withHouse(counts, countsOfHouse({ network, ...from })))];
}

/** What the links of all bookings with one address count for besides their booking: anyone who made the bookings may not know that address at all. */
function countsOfBookings({ address, network, proven, answered, confirmed, sender, ...from }: AboutBooking): MailCounts[] {
  const toAddress = (bucket: MailBucket): MailCount => ({ bucket, subject: address, reason: "held_address" });
  const fromThere = (bucket: MailBucket): MailCount => ({ bucket, subject: `${address} ${network}`, reason: "held_address" });
  // A booking that staff have confirmed, and a network from which the address has answered, have room of their own that nobody else uses up.
  if (proven)
    return [
      ...(confirmed ? [[toAddress("mail_bookings_confirmed")]] : []),
      ...(answered ? [[fromThere("mail_answered")]] : []),
      [toAddress("mail_bookings_proven")],
    ];
  const counts = [
    [fromThere("mail_booking_first"), toAddress("mail_booking_firsts"), toAddress("mail_booking_firsts_day")],
    [toAddress("mail_bookings"), toAddress("mail_bookings_day")],
  ];
  return [
    ...(confirmed ? [[toAddress("mail_bookings_confirmed")]] : []),
    ...(sender === null ? withHouse(counts, countsOfHouse({ network, ...from })) : counts),
  ];
}

type AboutBooking = Pick<LimitedMail, "proven" | "answered" | "confirmed" | "sender" | "network" | "area" | "waited"> & { address: string };

/**
 * The counts that a message may fall under: it leaves by the first of them that have room together, and waits for the last; its turn, where
 * the house alone holds it back by one of them. A mail to our own offices has one, for its office and kind, unless staff caused it.
 */
export function countsOf({
  kind,
  recipient,
  sender,
  network,
  payload,
  byStaff,
  proven,
  own,
  answered,
  confirmed,
  area,
  waited,
}: LimitedMail): readonly MailCounts[] {
  const address = mailboxOf(recipient);
  if (isForStaff(kind))
    return [byStaff || kind === COLLECTED_MAIL ? [] : [{ bucket: "mail_office", subject: `${kind} ${address}`, reason: "collected" }]];
  const toAddress = (bucket: MailBucket): MailCount => ({ bucket, subject: address, reason: "held_address" });
  if (kind === "password_reset") {
    if (payload?.own === true) return [[toAddress("mail_reset")]];
    const byCaller: MailCount[] = network === null ? [] : [{ bucket: "mail_reset_network", subject: network, reason: "held_network" }];
    return [[toAddress("mail_reset"), ...byCaller, { bucket: "mail_reset_house", subject: "all", reason: "held_resets" }]];
  }
  if (byStaff || isBySystem({ sender, network }) || MEMBER_MAILS.includes(kind as MailKind)) return [[toAddress("mail_house")]];
  const byNetwork = network === null ? [] : [{ bucket: "mail_network", subject: network, reason: "held_network" } as const];
  const bucket = OF_BOOKING.get(kind);
  if (bucket) {
    const ofBooking: MailCount = { bucket, subject: String(payload?.bookingId ?? address), reason: "held_address" };
    // What became of a hold follows a link that only this mailbox holds.
    if (kind === "booking_held") return [[ofBooking]];
    const mine = payload?.own === true ? [ofBooking] : [ofBooking, ...byNetwork];
    return countsOfBookings({ address, network, proven, answered, confirmed, sender, area, waited }).map((counts) => [...mine, ...counts]);
  }
  if (sender === null) return countsOfStranger({ address, network: network ?? "", proven, answered, area, waited });
  return countsOfAccount({ address, sender, proven, own, byNetwork });
}

/** What an account causes to an address that it named: by both together, and below a ceiling of the address that only delays. */
function countsOfAccount({
  address,
  sender,
  proven,
  own,
  byNetwork,
}: Pick<LimitedMail, "proven" | "own"> & { address: string; sender: string; byNetwork: MailCounts }): MailCounts[] {
  const toAddress = (bucket: MailBucket): MailCount => ({ bucket, subject: address, reason: "held_address" });
  const pair = (bucket: MailBucket): MailCount => ({ bucket, subject: `${address} ${sender}`, reason: "held_address" });
  const byAccount = (bucket: MailBucket): MailCount => ({ bucket, subject: sender, reason: "held_account" });
  // A firm that books many rooms writes to itself: its account is its own limit, and nobody else's mails count there.
  if (proven && own) return [[pair("mail_proven")]];
  if (proven) {
    const mine = [pair("mail_proven"), byAccount("mail_account_proven")];
    return [
      [pair("mail_sender_first"), toAddress("mail_proven_firsts"), ...mine],
      [toAddress("mail_proven_all"), ...mine],
    ];
  }
  const mine = [pair("mail_sender"), pair("mail_sender_day"), byAccount("mail_account"), ...byNetwork];
  return [
    [pair("mail_sender_first"), toAddress("mail_senders"), toAddress("mail_senders_day"), ...mine],
    [toAddress("mail_unproven"), toAddress("mail_unproven_day"), ...mine],
  ];
}

/** Whether a job wrote it, and no request. */
export const isBySystem = ({ sender, network }: Pick<LimitedMail, "sender" | "network">): boolean => sender === null && network === null;

/** What does not count in the names of a provider's mailboxes, by domain. */
const UNCOUNTED = new Map([
  ["gmail.com", /\./g],
  ["proton.me", /[._-]/g],
]);
/** Domains in which a mailbox has the same name as in another. */
const SAME_DOMAIN = new Map([
  ["googlemail.com", "gmail.com"],
  ["protonmail.com", "proton.me"],
  ["protonmail.ch", "proton.me"],
  ["pm.me", "proton.me"],
  ["me.com", "icloud.com"],
  ["mac.com", "icloud.com"],
]);
/** Yahoo's disposable addresses: a base name, and a keyword after a hyphen; no name itself has one. */
const YAHOO = /^(?:yahoo|ymail|rocketmail|myyahoo)\.[a-z.]+$/;
/** Fastmail's: everything at `name.fastmail.com` is the mailbox `name`. */
const FASTMAIL = /^([^.@]+)\.(fastmail\.(?:com|fm|net|org)|sent\.com|messagingengine\.com)$/;

/** The mailbox that an address ends in, as far as limits are concerned: in one spelling, without what its provider ignores. */
export function mailboxOf(address: string): string {
  const text = emailKeyOf(address);
  const at = text.lastIndexOf("@");
  if (at < 1) return text;
  const [name, written] = [text.slice(0, at), text.slice(at + 1)];
  const [, owner, host] = FASTMAIL.exec(written) ?? [];
  if (owner && host) return `${owner}@${host}`;
  const domain = SAME_DOMAIN.get(written) ?? written;
  const tag = YAHOO.test(domain) ? /(?<=.)[+-].*$/s : /(?<=.)\+.*$/s;
  return `${name.replace(tag, "").replace(UNCOUNTED.get(domain) ?? "", "")}@${domain}`;
}
