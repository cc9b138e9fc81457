/** Words for what the policy says of free days, rooms and holds. */
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import type { MonthDayState } from "#app/domain/hearing-plan/month.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import type { VenueUtterance } from "#app/domain/talk/venue/says.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { formatMonth, formatWallTime } from "../dates.ts";
import { holdView } from "../detailed/holds/hold-view.ts";
import { unsuitedText } from "../room-texts.ts";
import { SETUP_LABELS } from "../venue-labels.ts";
import { daysText, joined } from "./day-words.ts";
import { labelled, type Speaker } from "./lines.ts";
import type { Spoken } from "./spoken.ts";
import { VENUE_WORDS } from "./venue-words.ts";
import { WORDS } from "./words-by-language.ts";

type Said = Omit<Spoken, "kind">;
type Of<K extends VenueUtterance["kind"]> = Extract<VenueUtterance, { kind: K }>;

/** So many rooms are named; the smallest that suit come first. */
const MOST_ROOMS = 4;

const cityOf = ({ locale }: Speaker, id: string): string => venueOf(id)?.city[locale] ?? id;

const TEXTS: { readonly [K in VenueUtterance["kind"]]: (speaker: Speaker, say: Of<K>) => Said } = {
  month: monthText,
  which_venue: (speaker, { venues }) => {
    const cities = venues.map((id) => cityOf(speaker, id));
    const buttons = venues.map((id) => ({ id: `location=${id}`, label: cityOf(speaker, id) }));
    return { text: VENUE_WORDS[speaker.locale].whichVenue(joined(speaker.locale, cities, "disjunction")), buttons };
  },
  rooms: (speaker, say) => ({ text: roomsText(speaker, say) }),
  until: (speaker, { venue, until, closes }) => {
    const { openUntil, closesBefore } = VENUE_WORDS[speaker.locale];
    const [hour, end] = [formatWallTime(speaker.locale, until), formatWallTime(speaker.locale, closes)];
    return { text: (until <= closes ? openUntil : closesBefore)(cityOf(speaker, venue), hour, end) };
  },
  no_room_needed: ({ locale }, { about }) => ({ text: VENUE_WORDS[locale].noRoomNeeded[about] }),
  hold_before: ({ locale }, { wished, email, tooLarge }) => {
    const words = VENUE_WORDS[locale];
    if (tooLarge) return { text: words.holdTooLarge(VISITOR_HOLD.roomsAtOnce, VISITOR_HOLD.roomDays) };
    const buttons = wished ? [{ id: "hold-not", label: words.doNotHold }] : [];
    return { text: `${wished ? words.notHeldYet : words.noNotHeld} ${words.holdBefore(email ?? "")}`, buttons };
  },
  hold_dropped: ({ locale }) => ({ text: VENUE_WORDS[locale].holdDropped }),
  hold_offer: ({ locale }, { reference }) => {
    const { hold, offer } = VENUE_WORDS[locale];
    return { text: offer, buttons: [{ id: `hold:${reference}`, label: hold }] };
  },
  hold: holdText,
};

/** True of what is worded here. */
export const isOfVenue = (say: Utterance): say is VenueUtterance => Object.hasOwn(TEXTS, say.kind);

export function venueText(speaker: Speaker, say: VenueUtterance): Said {
  return (TEXTS[say.kind] as (speaker: Speaker, one: VenueUtterance) => Said)(speaker, say);
}

/** The button that sends a request and has the link mailed that holds its rooms. */
export const sendAndHold = ({ locale }: Speaker, fingerprint: string) => ({
  id: `hold-send:${fingerprint}`,
  label: VENUE_WORDS[locale].sendAndHold,
});

/** The days in words, for a door that shows text alone; next to the calendar, how many they are. */
function monthText(speaker: Speaker, { receipt: { month } }: Of<"month">): Said {
  const { locale } = speaker;
  const words = VENUE_WORDS[locale];
  const those = (wanted: MonthDayState) => month.days.flatMap(({ date, state }) => (state === wanted ? [date] : []));
  const [free, part] = [those("free"), those("part")];
  const [city, name] = [cityOf(speaker, month.venue), formatMonth(locale, month.month)];
  const count = free.length + part.length;
  if (count === 0) return { text: words.monthNone(city, name) };
  const named = (days: readonly string[]) => (days.length > 0 ? daysText(locale, days) : "");
  return { text: words.month(city, name, named(free), named(part)), withoutChips: words.monthShown(city, name, count) };
}

function roomsText(speaker: Speaker, { receipt: { venue, need, listed } }: Of<"rooms">): string {
  const { i18n, locale } = speaker;
  const words = VENUE_WORDS[locale];
  const label = need.setup ? SETUP_LABELS[need.setup] : undefined;
  const who = WORDS[locale].people(need.people) + (label ? ` (${i18n._(label)})` : "");
  const city = cityOf(speaker, venue);
  const { rooms, unsuited } = listed;
  if (rooms.length === 0) {
    const why = unsuited.slice(0, MOST_ROOMS).map(({ name, why: code, seats }) => `${name} ${i18n._(unsuitedText(code, seats))}`);
    return words.roomsNone(who, city, why.length > 0 ? joined(locale, why) : "");
  }
  const named = rooms.slice(0, MOST_ROOMS).map(({ name, capacity, seats }) => {
    const count = (need.setup ? seats[need.setup] : undefined) ?? capacity;
    return count === null ? name : words.room(name, count);
  });
  const more = rooms.length - named.length;
  return words.rooms(who, city, more > 0 ? named.join(", ") : joined(locale, named), more);
}

/** What is so, in the words of the page that holds rooms; never that something is held which is not. */
function holdText(speaker: Speaker, { receipt, mailed }: Of<"hold">): Said {
  const { i18n, locale } = speaker;
  const words = VENUE_WORDS[locale];
  const { reference, asked, state, venue, mailedTo } = receipt;
  if (!state) return { text: words.nothingToHold(reference) };
  if (asked === "sent") return { text: words.mailed(mailedTo) };
  if (state.state === "offered") {
    return mailed
      ? { text: words.waitsForPress(mailedTo) }
      : { text: words.freeNow, buttons: [{ id: `hold:${reference}`, label: words.hold }] };
  }
  const view = holdView(i18n, state, { office: venueOf(venue) ?? HEAD_OFFICE, mailedTo });
  const lists = (view?.lists ?? []).map(({ title, items }) => {
    const text = joined(
      locale,
      items.map((item) => item.text),
    );
    return `${labelled(locale, { label: title, text })}.`;
  });
  const text = typeset(locale, [view ? `${view.title}.` : "", ...(view?.lead ?? []), ...lists].join(" "));
  return { text: state.state === "held" ? text : `${words.notHeldYet} ${text}` };
}

/** French puts a space that never breaks before its double signs, which a page's texts leave to the browser. */
const typeset = (locale: Locale, text: string): string => (locale === "fr" ? text.replace(/ ([:;?!»])/g, "\u00A0$1") : text);
