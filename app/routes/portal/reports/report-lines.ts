/** The lines of a report as a table for spreadsheets: figure, month, office, status, number. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { BOOKING_STATUSES } from "#app/domain/booking/vocabulary.ts";
import { CASE_STATUSES } from "#app/domain/case/vocabulary.ts";
import type { Report, ReportOffice } from "#app/domain/report/report.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { CASE_STATUS_LABELS } from "#app/i18n/portal/case-labels.ts";
import { daysOfSpan, officeText } from "#app/i18n/portal/report-labels.ts";

/** Months as `YYYY-MM`, so that they sort; spans in days. A cell that does not apply is empty. */
export function reportLines(i18n: I18n, { range, cases, bookings, hearingDays }: Report): string[][] {
  const [created, resolved, received] = [i18n._(msg`Cases created`), i18n._(msg`Cases resolved`), i18n._(msg`Bookings received`)];
  const line = (figure: string, month: string, office: string, status: string, n: number) => [figure, month, office, status, String(n)];
  const days = (figure: string, span: number | null) => (span === null ? [] : [[figure, "", "", "", String(daysOfSpan(span))]]);
  return [
    [i18n._(msg`First day`), "", "", "", range.from],
    [i18n._(msg`Last day`), "", "", "", range.to],
    ...cases.months.flatMap(({ month, byStatus, resolved: n }) => [
      ...CASE_STATUSES.map((status) => line(created, month, "", i18n._(CASE_STATUS_LABELS[status]), byStatus[status])),
      line(resolved, month, "", "", n),
    ]),
    ...days(i18n._(msg`Days to assignment (median)`), cases.toAssignment.median),
    ...days(i18n._(msg`Days to assignment (average)`), cases.toAssignment.average),
    ...days(i18n._(msg`Days to resolution (median)`), cases.toResolution.median),
    ...days(i18n._(msg`Days to resolution (average)`), cases.toResolution.average),
    ...bookings.months.flatMap(({ month, byStatus }) =>
      BOOKING_STATUSES.map((status) => line(received, month, "", i18n._(STATUS_LABELS[status]), byStatus[status])),
    ),
    ...hearingDays.months.flatMap(({ month, byVenue }) =>
      Object.entries(byVenue).map(([venue, n]) => line(i18n._(msg`Hearing days`), month, officeText(i18n, venue as ReportOffice), "", n)),
    ),
    ...bookings.offices.flatMap(({ office, byStatus }) =>
      BOOKING_STATUSES.map((status) => line(received, "", officeText(i18n, office), i18n._(STATUS_LABELS[status]), byStatus[status])),
    ),
  ];
}
