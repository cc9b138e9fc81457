import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { JobFailureRecord, JobName } from "#app/domain/jobs.ts";
import { FAILURE_TEXTS, JOB_LABELS } from "#app/i18n/portal/job-labels.ts";
import { formatMoment } from "../inquiries/moment.ts";

/** What is swept is gone with its page. */
type LastingJob = Exclude<JobName, `sweep_${string}`>;

/** Where the page of a job's rows is; null where they have none. */
const PAGES: Readonly<Record<LastingJob, ((id: string) => string) | null>> = {
  reminders: (id) => `/bookings/${id}`,
  erasures: () => "/admin/erasure",
  renames: (userAndCase) => `/cases/${userAndCase.split(" ")[1] ?? ""}`,
  deadlines: null,
  closed_days: null,
  answers: null,
  holds: null,
  mail: null,
  webhooks: null,
  chats: (id) => `/admin/conversations/${id}`,
  scans: null,
  records: (id) => `/cases/${id}/verification`,
  secrets: null,
  search_indexes: null,
  heads: null,
};
const isLasting = (job: JobName): job is LastingJob => Object.hasOwn(PAGES, job);

/** One row, or a job as a whole: what fails, how often and why, and when it is tried again. */
export function Failure({ failure, zone }: { failure: JobFailureRecord; zone: string }) {
  const { t, i18n } = useLingui();
  const navigation = useNavigation();
  const { job, subject, attempts } = failure;
  const name = i18n._(JOB_LABELS[job]);
  const id = `failure-${job}-${subject}`;
  const page = subject !== "" && isLasting(job) ? PAGES[job]?.(subject) : undefined;
  const at = (moment: string) => formatMoment(i18n.locale, moment, zone);
  const [last, next, first] = [at(failure.lastAt), at(failure.nextAt), at(failure.firstAt)];
  const busy = navigation.formData?.get("job") === job && navigation.formData.get("subject") === subject;
  return (
    <article aria-labelledby={id} className="grid gap-x-10 gap-y-3 border-b border-hairline py-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="text-sm text-soft">
        <p className="flex items-start gap-1.5 font-semibold text-danger">
          <Icon name="alert" size={16} className="mt-1" />
          <Trans>Last tried {last}</Trans>
        </p>
        <p className="mt-2">
          <Trans>Next attempt {next}</Trans>
        </p>
        <p className="mt-2">
          <Trans>Fails since {first}</Trans>
        </p>
      </div>
      <div>
        <h2 id={id} className="text-lg">
          {name}
        </h2>
        <p className="text-sm text-soft">
          {subject === "" ? <Trans>The whole job</Trans> : <span className="break-all font-mono">{subject}</span>}
          {" · "}
          <Plural value={attempts} one="# attempt" other="# attempts" />
        </p>
        <p className="mt-2">{i18n._(FAILURE_TEXTS[failure.reason])}</p>
        {page && (
          <p className="mt-1">
            <Link to={page} className="prose-link inline-flex min-h-11 items-center">
              <Trans>Open what it is about</Trans>
            </Link>
          </p>
        )}
        {subject !== "" && (
          <Form method="post" preventScrollReset className="no-print mt-3">
            <input type="hidden" name="job" value={job} />
            <input type="hidden" name="subject" value={subject} />
            <Button type="submit" size="sm" loading={busy} aria-label={t`Try again: ${name}, ${subject}`}>
              <Trans>Try again</Trans>
            </Button>
          </Form>
        )}
      </div>
    </article>
  );
}
