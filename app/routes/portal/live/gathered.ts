/** What a page gathers of the news until its reader asks to see it. Pure. */
import type { LiveAnswer, LiveChange } from "#app/domain/live.ts";

/** Which news a page of the signed-in area shows. */
export type LiveSubject = "requests" | "changes" | "queue" | "chats" | "messages" | "inquiries" | "cases" | "booking";

export interface Gathered {
  /** Bookings that were asked for, and bookings that were changed. */
  requests: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  messages: number;
  inquiries: number;
  queue: boolean;
  chats: boolean;
  cases: boolean;
}

export const NOTHING: Gathered = {
  requests: new Set(),
  changed: new Set(),
  messages: 0,
  inquiries: 0,
  queue: false,
  chats: false,
  cases: false,
};

const OFFICE: readonly (readonly [RegExp, readonly LiveSubject[]])[] = [
  [/^\/(?:bookings|booking-management)$/, ["requests", "changes"]],
  [/^\/bookings\/[\w-]{22}$/, ["booking"]],
  [/^\/admin$/, ["requests", "queue", "messages", "chats", "inquiries"]],
  [/^\/admin\/queue$/, ["queue"]],
  [/^\/admin\/messages$/, ["messages"]],
  [/^\/admin\/inquiries$/, ["inquiries"]],
  [/^\/admin\/conversations$/, ["chats"]],
];
const MEMBERS: typeof OFFICE = [
  [/^\/(?:arbitrator|party|cases|notices)$/, ["cases"]],
  [/^\/cases\/[\w-]{22}$/, ["cases"]],
  [/^\/bookings\/[\w-]{22}$/, ["booking"]],
];

/** What the page at `pathname` shows of the news; nothing for one that asks for none. */
export function subjectsOf(role: string, pathname: string): readonly LiveSubject[] {
  return (role === "admin" ? OFFICE : MEMBERS).find(([path]) => path.test(pathname))?.[1] ?? [];
}

/** The booking that the page at `pathname` is about. */
export const bookingOf = (pathname: string): string | null => /^\/bookings\/([\w-]{22})$/.exec(pathname)?.[1] ?? null;

/** What was gathered, with one more answer. */
export function gathered(before: Gathered, { office, cases }: LiveAnswer): Gathered {
  if (!office) return cases ? { ...before, cases: true } : before;
  const isNew = ({ action }: LiveChange) => action === "requested";
  const requests = new Set([...before.requests, ...office.changes.filter(isNew).map(({ bookingId }) => bookingId)]);
  const others = office.changes.map(({ bookingId }) => bookingId).filter((id) => !requests.has(id));
  return {
    requests,
    changed: new Set([...before.changed, ...others]),
    messages: before.messages + office.written.length,
    inquiries: before.inquiries + office.inquiries,
    queue: before.queue || office.queue,
    chats: before.chats || office.chats,
    cases: before.cases,
  };
}

/** Whether there is anything that the page shows. */
export function hasNews(before: Gathered, subjects: readonly LiveSubject[]): boolean {
  const has: Readonly<Record<LiveSubject, boolean>> = {
    requests: before.requests.size > 0,
    changes: before.changed.size > 0,
    queue: before.queue,
    chats: before.chats,
    messages: before.messages > 0,
    inquiries: before.inquiries > 0,
    cases: before.cases,
    booking: false,
  };
  return subjects.some((subject) => has[subject]);
}
