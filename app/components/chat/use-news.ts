/** What is said in the conversation while the visitor is silent: asked for now and then, while the page is looked at. */
import { type RefObject, useEffect, useRef } from "react";
import { type Attendance, getNews } from "#app/api-client/chat.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type ConcordMessage, messageOf } from "./messages.ts";

interface Listening {
  /** Between two looks; null while nobody is to be heard. */
  seconds: number | null;
  /** The conversation and its newest line on the screen; moved on by what is heard. */
  known: RefObject<{ sessionId: string | null; last: number }>;
  locale: Locale;
  onNews(said: ConcordMessage[], attendance: Attendance): void;
  /** Another conversation is in its place, or none. */
  onOther(): void;
}

export function useNews({ seconds, known, locale, onNews, onOther }: Listening): void {
  const heard = useRef({ onNews, onOther });
  heard.current = { onNews, onOther };
  useEffect(() => {
    if (seconds === null) return;
    let over = false;
    let looking = false;
    const look = async () => {
      if (looking || document.visibilityState !== "visible") return;
      looking = true;
      // A look that fails is made again with the next.
      const news = await getNews(known.current.last, locale).catch(() => null);
      looking = false;
      if (over || !news) return;
      if (news.sessionId !== known.current.sessionId) return heard.current.onOther();
      const said = news.messages.filter(({ seq }) => seq > known.current.last);
      known.current.last = said.at(-1)?.seq ?? known.current.last;
      heard.current.onNews(said.map(messageOf), { staff: news.staff, lookAgain: news.lookAgain });
    };
    const timer = setInterval(look, seconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      over = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [seconds, known, locale]);
}
