/** Names of the list's filters and of what they choose. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FilterName, ListFilter, StatusFilter, VenueFilter } from "#app/domain/booking/office/list-query.ts";
import { locationLabel, PROCEEDING_LABELS, SOURCE_LABELS, STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { formatDate } from "#app/i18n/dates.ts";

export const FILTER_LABELS: Readonly<Record<FilterName, MessageDescriptor>> = {
  search: msg`Search`,
  status: msg`Status`,
  type: msg`Type of proceeding`,
  venue: msg`Venue`,
  source: msg`Source`,
  from: msg`From`,
  to: msg`Until`,
};

export const STATUS_FILTER_LABELS: Readonly<Record<StatusFilter, MessageDescriptor>> = {
  ...STATUS_LABELS,
  awaiting: msg`Pending or consultation requested`,
  not_cancelled: msg`All but cancelled`,
};

/** A venue's city, or what is shown for none. */
export function venueFilterLabel(i18n: I18n, venue: VenueFilter): string {
  if (venue === "virtual") return i18n._(msg`Virtual`);
  if (venue === "undecided") return i18n._(msg`Not decided yet`);
  return locationLabel(i18n, venue);
}

/** What one filter is set to, as people read it. */
export function filterText(i18n: I18n, name: FilterName, filter: ListFilter): string {
  switch (name) {
    case "status":
      return filter.status ? i18n._(STATUS_FILTER_LABELS[filter.status]) : "";
    case "type":
      return filter.type ? i18n._(PROCEEDING_LABELS[filter.type]) : "";
    case "venue":
      return filter.venue ? venueFilterLabel(i18n, filter.venue) : "";
    case "source":
      return filter.source ? i18n._(SOURCE_LABELS[filter.source]) : "";
    case "from":
    case "to":
      return filter[name] ? formatDate(i18n.locale, filter[name]) : "";
    default:
      return filter.search ?? "";
  }
}
