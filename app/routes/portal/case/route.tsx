import { Trans, useLingui } from "@lingui/react/macro";
import { i18nContext, servicesContext } from "#app/context.ts";
import { isOpen } from "#app/domain/case/status.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_TEXTS } from "#app/i18n/catalogues/portal/case.ts";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { Missing } from "../missing.tsx";
import type { Route } from "./+types/route";
import { type CasePageAction, refusal, takeCaseAction } from "./action.ts";
import { ActivitySection, toActivities } from "./activity-section.tsx";
import { Amendments } from "./amendments.tsx";
import { awardsAmong } from "./awards.ts";
import { BOOKING_ACTIONS } from "./bookings/actions.ts";
import { LinkedBookings } from "./bookings/linked-bookings.tsx";
import { linkedBookings } from "./bookings/records.ts";
import { CaseHeader } from "./case-header.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { DISCLOSURE_ACTIONS } from "./disclosures/actions.ts";
import { Conflicts } from "./disclosures/conflicts.tsx";
import { conflictViews, openOf } from "./disclosures/records.ts";
import { DISCUSSION_ACTIONS } from "./discussion/actions.ts";
import { Discussion } from "./discussion/section.tsx";
import { DOCUMENT_ACTIONS, readCaseForm } from "./documents/actions.ts";
import { Documents } from "./documents/section.tsx";
import { EarlierEndings } from "./earlier-endings.tsx";
import { Flash } from "./flash.tsx";
import { MailSaysForm } from "./mail-says.tsx";
import { MOVE_ACTIONS } from "./move-actions.ts";
import { Moves } from "./moves.tsx";
import { NoticesLink } from "./notices-link.tsx";
import { PEOPLE_ACTIONS } from "./people/actions.ts";
import { People } from "./people/people.tsx";
import { peopleView } from "./people/records.ts";
import { RecordSection } from "./record-section.tsx";
import { TIMETABLE_ACTIONS } from "./timetable/actions.ts";
import { timetableView } from "./timetable/records.ts";
import { Timetable } from "./timetable/timetable.tsx";

export const handle = CASE_TEXTS;

/** What each section of the page can be asked to do. */
const ACTIONS: Readonly<Record<string, CasePageAction>> = {
  ...MOVE_ACTIONS,
  ...DISCLOSURE_ACTIONS,
  ...PEOPLE_ACTIONS,
  ...DOCUMENT_ACTIONS,
  ...DISCUSSION_ACTIONS,
  ...TIMETABLE_ACTIONS,
  ...BOOKING_ACTIONS,
};

/** One trip for the whole page (`services/cases/lifecycle/open-case-file.server.ts`); each section makes its records of the rows it is given. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { caseFiles, caseDocuments, caseMessages, notices, roster } = context.get(servicesContext);
  // The roster is kept in the isolate; where it is not, it is asked for at the same time.
  const [file, profiles] = await Promise.all([orNotFound(caseFiles.open(params.id)), roster.slugs()]);
  notices.opened(file, request, url.searchParams.get("notice"));
  const before = url.searchParams.get("before");
  return {
    filing: caseDocuments.section(file, Number(url.searchParams.get("documents") ?? 1), url.searchParams.get("folder")),
    discussion: { ...caseMessages.section(file), ...(before ? await caseMessages.of(params.id, before) : {}), earlier: before !== null },
    record: file.case,
    members: peopleView(file, profiles),
    conflicts: conflictViews(file, Date.now(), profiles),
    open: openOf(file, Date.now()),
    awards: awardsAmong(file),
    endings: file.endings,
    declared: file.case.status === "resolved" ? (file.endings.at(-1)?.declared ?? null) : null,
    amendments: file.amendments,
    mailSays: file.mailSays,
    relation: file.relation,
    may: file.may,
    zone: file.who.timeZone,
    timetable: timetableView(context.get(i18nContext), file, new Date()),
    bookings: linkedBookings(context.get(i18nContext), file),
    now: new Date().toISOString(),
    activities: toActivities(context.get(i18nContext), file.rows.entries),
    // The next form's own: pressing twice does once.
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  try {
    const form = await readCaseForm(request, params.id, context);
    return await takeCaseAction(ACTIONS, { caseId: params.id, form, context });
  } catch (error) {
    return refusal(error, "file", new URLSearchParams());
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Also after a refusal: the case is shown in its current state. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.record.caseNumber} – ${PROVIDER.name}` : PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function Case({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { record, relation, may, zone, formKey, conflicts, endings, amendments, filing, discussion, timetable, bookings, activities, now } =
    loaderData;
  return (
    <>
      <CaseHeader record={record} sits={relation.kind === "arbitrator" && relation.accepted} />
      <Flash />
      {/* On a phone the actions come before the long sections; next to them where there is room. */}
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-y-12">
          <Description text={record.description} />
          {/* Before everything long: by when something is due is seen without scrolling. */}
          <Timetable key={`timetable ${record.id}`} caseId={record.id} view={timetable} formKey={formKey} refused={refused} />
          <Amendments amendments={amendments} zone={zone} />
          <EarlierEndings endings={endings} zone={zone} />
          <Conflicts conflicts={conflicts} mayDecide={may.assign} zone={zone} refused={refused} />
        </div>
        <CaseAside file={loaderData} refused={refused} />
        <div className="grid min-w-0 gap-y-12">
          {/* Their own for each case: what is typed or chosen in one never shows in another. */}
          <Documents key={`documents ${record.id}`} caseId={record.id} {...filing} mayFile={may.file} zone={zone} refused={refused} />
          <Discussion
            key={`discussion ${record.id}`}
            caseId={record.id}
            {...discussion}
            documents={filing.attachable}
            mayPost={may.post}
            formKey={formKey}
            zone={zone}
            refused={refused}
          />
          <LinkedBookings bookings={bookings} mayLink={may.link_booking} open={isOpen(record.status)} refused={refused} />
          <ActivitySection activities={activities} now={now} zone={zone} />
        </div>
      </div>
    </>
  );
}

interface CaseAsideProps {
  file: Route.ComponentProps["loaderData"];
  refused: Route.ComponentProps["actionData"];
}

/** What the case is, what can be done with it, and who is in it. */
function CaseAside({ file: { record, may, zone, members, open, awards, declared, mailSays }, refused }: CaseAsideProps) {
  return (
    <aside className="grid gap-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <DetailsPanel
        record={record}
        zone={zone}
        award={awards.find(({ id }) => id === record.awardDocumentId)?.name ?? null}
        declared={declared}
      />
      <Moves record={record} people={members.people} may={may} awards={awards} open={open} refused={refused} />
      <People caseId={record.id} {...members} zone={zone} refused={refused} />
      {may.set_mail && <MailSaysForm mailSays={mailSays} refused={refused} />}
      {may.see_notices && <NoticesLink caseId={record.id} />}
      {may.export_record && <RecordSection caseId={record.id} />}
    </aside>
  );
}

function Description({ text }: { text: string }) {
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-xl">
        <Trans>Description</Trans>
      </h2>
      <p className="mt-3 max-w-measure whitespace-pre-line">{text}</p>
    </section>
  );
}

/** The same page for a case that does not exist and for one that is somebody else's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui();
  return (
    <Missing error={error} title={t`Case Not Found`} back={{ to: "/cases", name: <Trans>Back to Cases</Trans> }}>
      <Trans>The case you’re looking for doesn’t exist or you don’t have permission to view it.</Trans>
    </Missing>
  );
}
