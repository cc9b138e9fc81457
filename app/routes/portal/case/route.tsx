import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse } from "react-router";
import { ErrorBoundary as ErrorPage } from "#app/components/layout/error-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { isOpen } from "#app/domain/case/status.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { type CaseVerb, takeCaseAction } from "./action.ts";
import { awardsAmong } from "./awards.ts";
import { LinkedBookings } from "./bookings/linked-bookings.tsx";
import { linkedBookings } from "./bookings/records.ts";
import { BOOKING_VERBS } from "./bookings/verbs.ts";
import { CaseHeader } from "./case-header.tsx";
import { conflictViews } from "./conflict-records.ts";
import { Conflicts } from "./conflicts.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { MOVE_VERBS } from "./move-verbs.ts";
import { Moves } from "./moves.tsx";
import { People } from "./people/people.tsx";
import { peopleView } from "./people/records.ts";
import { PEOPLE_VERBS } from "./people/verbs.ts";
import { RecordSection } from "./record-section.tsx";
import { timetableView } from "./timetable/records.ts";
import { Timetable } from "./timetable/timetable.tsx";
import { TIMETABLE_VERBS } from "./timetable/verbs.ts";
import { Told } from "./told.tsx";

/** What each section of the page can be told to do. */
const VERBS: Readonly<Record<string, CaseVerb>> = { ...TIMETABLE_VERBS, ...BOOKING_VERBS, ...MOVE_VERBS, ...PEOPLE_VERBS };

/** One trip for the whole page (`services/case-file.server.ts`); each section makes its records of the rows it is given. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await orNotFound(context.get(servicesContext).caseFiles.open(params.id));
  return {
    record: file.case,
    members: peopleView(file),
    conflicts: conflictViews(file),
    awards: awardsAmong(file),
    relation: file.relation,
    may: file.may,
    zone: file.who.timeZone,
    timetable: timetableView(context.get(i18nContext), file, new Date()),
    bookings: linkedBookings(context.get(i18nContext), file),
    // The next form's own: pressing twice does once.
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return takeCaseAction(VERBS, { caseId: params.id, form: await readForm(request), context });
}

/** Also after a refusal: what is shown beside it is how the case stands. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.record.caseNumber} – ${PROVIDER.name}` : PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
  const { record, may, zone, members, conflicts, awards, timetable, bookings, formKey } = loaderData;
  return (
    <>
      <CaseHeader record={record} />
      <Told />
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-y-12">
          <section aria-labelledby="description">
            <h2 id="description" className="text-xl">
              <Trans>Description</Trans>
            </h2>
            <p className="mt-3 max-w-measure whitespace-pre-line">{record.description}</p>
          </section>
          <Conflicts conflicts={conflicts} mayDecide={may.assign} refused={actionData} />
          {/* Documents, discussion, timetable, bookings. */}
          <Timetable view={timetable} formKey={formKey} refused={actionData} />
          <LinkedBookings bookings={bookings} mayLink={may.link_booking} open={isOpen(record.status)} refused={actionData} />
        </div>
        <aside className="grid gap-y-10">
          <DetailsPanel record={record} zone={zone} award={awards.find(({ id }) => id === record.awardDocumentId)?.name ?? null} />
          <People {...members} zone={zone} refused={actionData} />
          <Moves record={record} may={may} awards={awards} refused={actionData} />
          {/* Activity, record. */}
          {may.export_record && <RecordSection caseId={record.id} />}
        </aside>
      </div>
    </>
  );
}

/** The same page for a case that does not exist and for one that is somebody else's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <div className="py-16">
      <title>{`${t`Case Not Found`} – ${PROVIDER.name}`}</title>
      <h1 className="text-3xl">
        <Trans>Case Not Found</Trans>
      </h1>
      <p className="mt-4 max-w-measure text-lg text-soft">
        <Trans>The case you’re looking for doesn’t exist or you don’t have permission to view it.</Trans>
      </p>
      <p className="mt-8">
        <ButtonLink to="/cases" variant="secondary">
          <Trans>Back to Cases</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
