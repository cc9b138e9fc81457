/** What a view chooses, in words. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { FILTER_NAMES, type ListTime } from "#app/domain/booking/office/list-query.ts";
import { readListQuery } from "#app/domain/booking/office/read-list-query.ts";
import { readCaseListQuery } from "#app/domain/case/lists/read-list-query.ts";
import type { ViewList } from "#app/domain/views/saved-view.ts";
import { CASE_GROUP_TEXTS, CASE_STATUS_LABELS } from "#app/i18n/portal/case-labels.ts";
import { FILTER_LABELS, filterText } from "../bookings/filters/filter-labels.ts";

const TIMES: Readonly<Record<ListTime, MessageDescriptor>> = {
  upcoming: msg`Upcoming`,
  past: msg({ message: "Past", context: "bookings of the past" }),
  undated: msg`No date yet`,
  all: msg({ message: "All", context: "all bookings" }),
};

/** "Status Pending · Venue Toronto · Upcoming". */
export function filterWords(i18n: I18n, list: ViewList, query: string): string {
  const parameters = new URLSearchParams(query);
  if (list === "cases") {
    const { search, status, only } = readCaseListQuery(parameters);
    return [search, status && i18n._(CASE_STATUS_LABELS[status]), only && i18n._(CASE_GROUP_TEXTS[only])].filter(Boolean).join(" · ");
  }
  const read = readListQuery(parameters);
  const chosen = FILTER_NAMES.filter((name) => read[name] !== undefined).map(
    (name) => `${i18n._(FILTER_LABELS[name])} ${filterText(i18n, name, read)}`,
  );
  return [...chosen, read.when && i18n._(TIMES[read.when])].filter(Boolean).join(" · ");
}
