/**
 * What others have done since the page was read. Lists say how much there is and change when their reader asks: no row moves under the pointer. A
 * booking's page takes the news in at once and says whose they are; what is typed on it stays.
 */

import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { LiveAnswer, LiveChange } from "#app/domain/live.ts";
import { bookingOf, type Gathered, gathered, hasNews, type LiveSubject, NOTHING, subjectsOf } from "./gathered.ts";
import { useLooks } from "./use-looks.ts";

interface LiveBarProps {
  role: string;
  /** The cursor of the page as it was read. */
  cursor: string | null;
}

export function LiveBar({ role, cursor }: LiveBarProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const subjects = subjectsOf(role, pathname);
  const bookingId = subjects.includes("booking") ? bookingOf(pathname) : null;
  const [news, setNews] = useState<Gathered>(NOTHING);
  const [said, setSaid] = useState<readonly string[]>([]);
  const version = useRef<number | null>(null);
  const still = useStill(cursor);
  // Another page, or the same read again: what was gathered is on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading has a cursor of its own.
  useEffect(() => setNews(NOTHING), [cursor, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of one page is not said on another.
  useEffect(() => {
    setSaid([]);
    version.current = null;
  }, [pathname]);

  function hear(answer: LiveAnswer) {
    setNews((before) => gathered(before, answer));
    if (bookingId === null) return;
    const lines = newsOfBooking(i18n, answer, bookingId, version.current);
    version.current = answer.version ?? version.current;
    if (lines.length === 0) return;
    setSaid((before) => [...before, ...lines].slice(-3));
    still();
    void revalidate();
  }
  // What is under way here is read with what comes of it.
  const busy = useNavigation().state !== "idle";
  const asks = subjects.length > 0 && !busy ? queryOf(role, bookingId) : null;
  useLooks(asks, cursor, hear);
  const shows = hasNews(news, subjects);
  return (
    <div aria-live="polite" className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center">
      {said.length > 0 ? (
        <Bar>
          <div>
            {said.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike.
              <p key={at}>{line}</p>
            ))}
          </div>
          <Button size="sm" variant="secondary" onClick={() => setSaid([])}>
            <Trans>Close</Trans>
          </Button>
        </Bar>
      ) : shows ? (
        <Bar>
          <p>{newsText(i18n, news, subjects)}</p>
          <Button size="sm" onClick={() => void revalidate()}>
            <Trans>Show</Trans>
          </Button>
        </Bar>
      ) : null}
    </div>
  );
}

/**
 * Keeps what is written in where it is: what the page takes in above it would push it away under the writer's hands. Call it before the page is
 * read again; it acts once that reading, which has a cursor of its own, is on the page.
 */
function useStill(cursor: string | null): () => void {
  const held = useRef<{ node: Element; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading has a cursor of its own.
  useLayoutEffect(() => {
    const { node, top } = held.current ?? {};
    held.current = null;
    if (!node?.isConnected || top === undefined || node !== document.activeElement) return;
    window.scrollBy({ top: node.getBoundingClientRect().top - top, behavior: "instant" });
  }, [cursor]);
  return () => {
    const node = document.activeElement;
    held.current = node && node !== document.body ? { node, top: node.getBoundingClientRect().top } : null;
  };
}

function Bar({ children }: { children: React.ReactNode }) {
  return (
    <div className="pointer-events-auto flex max-w-full items-center gap-4 rounded-sm border border-accent-line bg-raised px-4 py-2 text-sm shadow-lift">
      {children}
    </div>
  );
}

function queryOf(role: string, bookingId: string | null): string {
  if (role === "admin") return "office";
  return bookingId ? `booking=${bookingId}` : "cases";
}

function newsText(i18n: I18n, news: Gathered, subjects: readonly LiveSubject[]): string {
  const { requests, changed, messages, inquiries } = news;
  const parts: readonly (readonly [LiveSubject, boolean, string])[] = [
    ["requests", requests.size > 0, i18n._(msg`${plural(requests.size, { one: "# new request", other: "# new requests" })}`)],
    ["changes", changed.size > 0, i18n._(msg`${plural(changed.size, { one: "# booking changed", other: "# bookings changed" })}`)],
    ["queue", news.queue, i18n._(msg`The queue has changed`)],
    ["messages", messages > 0, i18n._(msg`${plural(messages, { one: "# new message", other: "# new messages" })}`)],
    ["inquiries", inquiries > 0, i18n._(msg`The inquiries have changed`)],
    ["chats", news.chats, i18n._(msg`New in the chat`)],
    ["cases", news.cases, i18n._(msg`There is something new in your cases`)],
  ];
  return parts
    .filter(([subject, has]) => has && subjects.includes(subject))
    .map(([, , text]) => text)
    .join(" · ");
}

/** What has happened to the booking on the page, a line each. */
function newsOfBooking(i18n: I18n, { office, version }: LiveAnswer, bookingId: string, before: number | null): string[] {
  if (!office) return before !== null && version !== null && version !== before ? [i18n._(msg`This booking was changed just now.`)] : [];
  return [
    ...office.changes.filter((change) => change.bookingId === bookingId).map((change) => changeText(i18n, change)),
    ...(office.written.includes(bookingId) ? [i18n._(msg`The client has written just now.`)] : []),
    ...(office.noted.includes(bookingId) ? [i18n._(msg`A colleague has written just now.`)] : []),
  ];
}

function changeText(i18n: I18n, { action, to, by }: LiveChange): string {
  const who = by ?? i18n._(msg`The client`);
  if (to === "confirmed") return i18n._(msg`${who} confirmed this booking just now.`);
  if (to === "cancelled") return i18n._(msg`${who} cancelled this booking just now.`);
  if (to === "completed") return i18n._(msg`${who} completed this booking just now.`);
  if (action === "held") return i18n._(msg`${who} placed a hold on a room just now.`);
  if (action === "deleted") return i18n._(msg`${who} deleted this booking just now.`);
  return i18n._(msg`${who} changed this booking just now.`);
}
