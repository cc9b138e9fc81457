/** Use cases of the office, wired: dashboards, reports, counts, scheduled work, the outbox. */

import { listCapturedMails } from "#app/services/mail/captured/list-captured.server.ts";
import { openAttachment } from "#app/services/mail/captured/open-attachment.server.ts";
import { readCapturedMail } from "#app/services/mail/captured/read-captured.server.ts";
import { readRawMail } from "#app/services/mail/captured/read-raw.server.ts";
import { decideMessage } from "#app/services/mail/outbox/decide-message.server.ts";
import { listOutboxPage } from "#app/services/mail/outbox/list-outbox.server.ts";
import type { RosterContext } from "#app/services/roster/kept-roster.server.ts";
import { withContext } from "#app/services/use-cases.ts";
import { readAdminDashboard } from "./dashboards/read-admin-dashboard.server.ts";
import { readArbitratorDashboard } from "./dashboards/read-arbitrator-dashboard.server.ts";
import { listRequestsDue } from "./dashboards/read-office-due.server.ts";
import { readPartyDashboard } from "./dashboards/read-party-dashboard.server.ts";
import { findSiteMedia } from "./files/find-site-media.server.ts";
import { readSiteMedia } from "./files/read-site-media.server.ts";
import { listJobFailures } from "./jobs/list-job-failures.server.ts";
import { retryJobNow } from "./jobs/retry-job-now.server.ts";
import { readFirstCursor, readNews } from "./live/read-news.server.ts";
import { countPageView } from "./page-views/count-page-view.server.ts";
import { readPageCounts } from "./page-views/read-page-counts.server.ts";
import { makeReport } from "./reports/make-report.server.ts";
import { readReportDay } from "./reports/read-report-day.server.ts";
import { changeView } from "./saved-views/change-view.server.ts";
import { listViews } from "./saved-views/list-views.server.ts";
import { removeView } from "./saved-views/remove-view.server.ts";
import { saveView } from "./saved-views/save-view.server.ts";
import { type SearchContext, searchEverything } from "./search/search-everything.server.ts";

export type OfficeServices = ReturnType<typeof createOfficeServices>;

export function createOfficeServices(context: SearchContext & RosterContext) {
  return {
    dashboards: withContext(context, {
      admin: readAdminDashboard,
      arbitrator: readArbitratorDashboard,
      party: readPartyDashboard,
      requestsDue: listRequestsDue,
    }),
    reports: withContext(context, { today: readReportDay, make: makeReport }),
    pageViews: withContext(context, { count: countPageView, lastDays: readPageCounts }),
    scheduledWork: withContext(context, { failures: listJobFailures, tryNow: retryJobNow }),
    savedViews: withContext(context, { list: listViews, save: saveView, change: changeView, remove: removeView }),
    search: withContext(context, { everything: searchEverything }),
    files: withContext(context, { findSiteMedia, readSiteMedia }),
    live: withContext(context, { news: readNews, firstCursor: readFirstCursor }),
    outbox: withContext(context, { list: listOutboxPage, decide: decideMessage }),
    capturedMail: withContext(context, { list: listCapturedMails, read: readCapturedMail, attachment: openAttachment, raw: readRawMail }),
  };
}
