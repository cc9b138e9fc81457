/** What a page says of a room that its reader may hold for 48 hours. The texts are made on the server, so that no browser needs them. */
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { HeldRoom, RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import type { HoldItem, HoldView } from "#app/domain/booking/office/hold-view.ts";
import { type HoldState, VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import type { BookingLocation } from "#app/domain/booking/vocabulary.ts";
import { isLocale } from "#app/domain/locale.ts";
import type { HearingDay } from "#app/domain/venue/occupancy.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { formatDay, formatInstant, formatWallTime } from "#app/i18n/dates.ts";
import { barTexts } from "./bar-texts.ts";
import { fitReasonText } from "./fit-reason-text.ts";

type HeldName = Pick<HeldRoom, "name" | "capacity" | "part">;

interface HoldReader {
  office: Venue;
  /** Where pressing leads: a mail to this masked address first, or the hold at once (null). */
  mailedTo: string | null;
  /** Until when the link that was mailed to them holds the room, ISO 8601. */
  linkUntil?: string | null;
  /** Its day, where the reader may move the booking from this page to another one. */
  movedFrom?: string | null;
}

const { hours, warnedHours } = VISITOR_HOLD;
/** Days that are named one by one. */
const MOST_LINES = 12;

/** Null where nothing can be held. */
export function holdView(i18n: I18n, state: HoldState | null, reader: HoldReader): HoldView | null {
  switch (state?.state) {
    case "held":
      return heldView(i18n, state, reader);
    case "offered":
      return reader.linkUntil && reader.mailedTo
        ? mailedView(i18n, state, { ...reader, mailedTo: reader.mailedTo, linkUntil: reader.linkUntil })
        : offeredView(i18n, state, reader);
    case "unfit":
      return {
        ...NOTHING,
        state: "unfit",
        title: i18n._(msg`The room cannot be held for this plan`),
        lead: [moveText(i18n, reader)],
        lists: [
          {
            title: i18n._(msg`Reasons`),
            items: lines(
              i18n,
              state.reasons.map((reason) => fitReasonText(i18n, reason)),
            ),
          },
          ...insteadLists(i18n, state.alternatives, reader.movedFrom ?? null),
        ],
      };
    case "barred":
      return { ...NOTHING, state: "barred", ...barTexts(i18n, state, reader.office) };
    default:
      return null;
  }
}

const NOTHING = { byVisitor: false, lead: [], lists: [], press: null } as const;

function heldView(i18n: I18n, { until, byVisitor, rooms }: Extract<HoldState, { state: "held" }>, reader: HoldReader): HoldView {
  const when = formatInstant(i18n.locale, until, reader.office.zone);
  return {
    ...NOTHING,
    state: "held",
    byVisitor,
    title: i18n._(msg`A room is held for you until ${when}`),
    lead: [
      i18n._(
        msg`It is not offered to anyone else in the meantime. This is not yet a confirmation: without one, the hold ends by itself at that time.`,
      ),
      ...(byVisitor ? [i18n._(msg`We will write to you ${warnedHours} hours before.`)] : []),
    ],
    lists: [{ title: i18n._(msg`Held for you`), items: roomTexts(i18n, rooms) }, whenList(i18n, heldDays(rooms, reader.office))],
  };
}

function offeredView(i18n: I18n, { days, rooms }: Extract<HoldState, { state: "offered" }>, { mailedTo }: HoldReader): HoldView {
  return {
    ...NOTHING,
    state: "offered",
    title: i18n._(msg`Hold the room for ${hours} hours`),
    lead: [
      i18n._(
        msg`It is not offered to anyone else in the meantime. Your request still needs our confirmation; without it, the hold ends by itself.`,
      ),
    ],
    lists: [{ title: i18n._(msg`Free now`), items: roomTexts(i18n, rooms) }, whenList(i18n, days)],
    press: {
      button: i18n._(msg`Hold the room for ${hours} hours`),
      note: mailedTo
        ? i18n._(msg`We will e-mail a link to ${mailedTo}. The room is held once you press the button on its page.`)
        : i18n._(msg`It is held at once.`),
    },
  };
}

/** The link is on its way: no room is held before it is pressed, and no other hold is offered. */
function mailedView(
  i18n: I18n,
  { days, rooms }: Extract<HoldState, { state: "offered" }>,
  { mailedTo, linkUntil, office }: HoldReader & { mailedTo: string; linkUntil: string },
): HoldView {
  const until = formatInstant(i18n.locale, linkUntil, office.zone);
  return {
    ...NOTHING,
    state: "offered",
    title: i18n._(msg`The link that holds the room is in your mail`),
    lead: [
      i18n._(
        msg`We sent it to ${mailedTo}. Open it by ${until} and press the button on its page: the room is then held for ${hours} hours, and not before.`,
      ),
    ],
    lists: [{ title: i18n._(msg`Free now`), items: roomTexts(i18n, rooms) }, whenList(i18n, days)],
    press: {
      button: i18n._(msg`Send the link again`),
      note: i18n._(msg`If it has not arrived in a few minutes, please check your junk mail first.`),
    },
  };
}

const whenList = (i18n: I18n, days: readonly HearingDay[]): HoldView["lists"][number] => ({
  title: i18n._(msg`When`),
  items: lines(
    i18n,
    days.map((day) => dayText(i18n, day)),
  ),
});

/** The days on which the main room is held, with its hours, on the venue's clock. */
function heldDays(rooms: readonly HeldRoom[], { zone }: Venue): HearingDay[] {
  const main = rooms.filter(({ part }) => part === "main");
  return main.map(({ startsAt, endsAt }) => {
    const [from, until] = [momentIn(Date.parse(startsAt), zone), momentIn(Date.parse(endsAt), zone)];
    return { date: from.date, startTime: from.time, endTime: until.time, minutes: null };
  });
}

/** The main room first; each once. */
function roomTexts(i18n: I18n, rooms: readonly HeldName[]): HoldItem[] {
  const once = [...new Map(rooms.map((room) => [room.name, room])).values()];
  const ordered = [...once.filter(({ part }) => part === "main"), ...once.filter(({ part }) => part === "breakout")];
  return plain(
    ordered.map(({ name, capacity, part }) =>
      part === "main"
        ? i18n._(msg`${name}, for up to ${capacity} people`)
        : i18n._(msg`${name}, a breakout room for up to ${capacity} people`),
    ),
  );
}

function dayText(i18n: I18n, { date, startTime, endTime }: HearingDay): string {
  const day = formatDay(i18n.locale, date);
  if (!startTime) return i18n._(msg`${day}, all day`);
  const from = formatWallTime(i18n.locale, startTime);
  if (!endTime) return i18n._(msg`${day}, from ${from}`);
  return `${day}, ${from} – ${formatWallTime(i18n.locale, endTime)}`;
}

const plain = (texts: readonly string[]): HoldItem[] => texts.map((text) => ({ text, to: null }));

/** The first of many, and how many more there are. */
function lines(i18n: I18n, all: readonly string[]): HoldItem[] {
  const more = all.length - MOST_LINES;
  if (more <= 0) return plain(all);
  return plain([...all.slice(0, MOST_LINES), i18n._(msg`${plural(more, { one: "and one more day", other: "and # more days" })}`)]);
}

function insteadLists(i18n: I18n, { runs, hours: others, moves, venues }: RoomAlternatives, movedFrom: string | null): HoldView["lists"] {
  const time = (at: string) => formatWallTime(i18n.locale, at);
  const isOneDay = (runs[0] ?? moves[0]?.days ?? [""]).length === 1;
  const to = (date: string, at?: string) => (movedFrom && isOneDay ? `?do=move&date=${date}${at ? `&time=${at}` : ""}` : null);
  const runText = (run: readonly LocalDate[]) => {
    const [first, last] = [formatDay(i18n.locale, run[0] ?? ""), formatDay(i18n.locale, run.at(-1) ?? "")];
    return run.length === 1 ? first : i18n._(msg`From ${first} to ${last}`);
  };
  const items = [
    ...others.map(({ startTime, endTime }) => {
      const [from, until] = [time(startTime), time(endTime)];
      return { text: i18n._(msg`The same days from ${from} to ${until}`), to: to(movedFrom ?? "", startTime) };
    }),
    ...runs.map((run) => ({
      text: runText(run),
      to: isOneDay ? to(run[0] ?? "") : movedFrom && `?do=days&days=${run.join()}`,
    })),
    ...moves.map(({ days, startTime, endTime }) => ({
      text: `${runText(days)}, ${time(startTime)} – ${time(endTime)}`,
      to: isOneDay ? to(days[0] ?? "", startTime) : movedFrom && `?do=days&days=${days.join()}&time=${startTime}`,
    })),
  ];
  const elsewhere = plain(venues.map((venue) => locationLabel(i18n, venue as BookingLocation)));
  return [
    { title: i18n._(msg`Free instead`), items },
    { title: i18n._(msg`Free then in`), items: elsewhere },
  ].filter(({ items: some }) => some.length > 0);
}

/** How its reader gets another day. */
function moveText(i18n: I18n, { office, mailedTo, movedFrom }: HoldReader): string {
  const city = office.city[isLocale(i18n.locale) ? i18n.locale : "en"];
  const { phone } = office;
  if (mailedTo) return i18n._(msg`To move it, use the link that we e-mailed to you, or call our ${city} office at ${phone}.`);
  return movedFrom
    ? i18n._(msg`Move it to a day that is free, or call our ${city} office at ${phone}.`)
    : i18n._(msg`To move it, call our ${city} office at ${phone}.`);
}
