/** What a page says where the limits speak against a hold: what its reader can hold, and what staff do. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HoldView } from "#app/domain/booking/office/hold-view.ts";
import { type HoldBar, type HoldState, VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { isLocale } from "#app/domain/locale.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { formatInstant } from "#app/i18n/dates.ts";

type Barred = Pick<Extract<HoldState, { state: "barred" }>, "bar" | "until">;

const { restDays, ofMailbox, ofFirm, ofNetwork, roomsAtOnce, roomDays } = VISITOR_HOLD;

/** What prevents a hold, what one can hold by oneself, and how to get more. */
export function barTexts(i18n: I18n, { bar, until }: Barred, office: Venue): Pick<HoldView, "title" | "lead"> {
  const title = bar === "size" ? i18n._(msg`Our team can hold the rooms for this request`) : i18n._(msg`No room can be held at the moment`);
  return { title, lead: [barText(i18n, { bar, until }, office), callText(i18n, bar, office)] };
}

function barText(i18n: I18n, { bar, until }: Barred, office: Venue): string {
  const when = until ? formatInstant(i18n.locale, until, office.zone) : "";
  switch (bar) {
    case "mailbox":
      return i18n._(msg`Your address already has ${ofMailbox} holds. The first of them ends ${when}.`);
    case "firm":
      return i18n._(msg`Your firm already has ${ofFirm} holds. A new one is possible once one of them has ended.`);
    case "network":
      return i18n._(msg`${ofNetwork} holds have already been placed from your network. A new one is possible once one of them has ended.`);
    case "rested":
      return i18n._(
        msg`This request, or another one from your address for the same hours, had a hold in the last ${restDays} days. A new one is possible from ${when}.`,
      );
    case "size":
      return i18n._(
        msg`You can hold up to ${roomsAtOnce} rooms at a time yourself, and up to ${roomDays} in total when each room counts once for every day. This request needs more.`,
      );
    case "share":
      return i18n._(msg`On at least one of these days, all the rooms that clients can hold themselves at this venue are taken.`);
  }
}

/** Where staff hold what its reader cannot. */
function callText(i18n: I18n, bar: HoldBar, office: Venue): string {
  const city = office.city[isLocale(i18n.locale) ? i18n.locale : "en"];
  const { phone } = office;
  return bar === "size" || bar === "share"
    ? i18n._(msg`We can hold the rooms for you: tell us when we are in touch about your request, or call our ${city} office at ${phone}.`)
    : i18n._(msg`If you need it sooner, call our ${city} office at ${phone}.`);
}
