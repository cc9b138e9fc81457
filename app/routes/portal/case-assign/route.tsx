import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { i18nContext, type Services, servicesContext } from "#app/context.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { SeatTitle } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASES_TEXTS } from "#app/i18n/catalogues/portal/cases.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { fullName } from "#app/i18n/portal/names.ts";
import { ProfileLink } from "#app/routes/portal/case/people/profile-link.tsx";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { CandidateFacts, HearingFacts } from "./candidate-facts.tsx";

export const handle = CASES_TEXTS;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { assignments, cases, roster } = context.get(servicesContext);
  const record = await orNotFound(cases.get(params.id));
  if (record.status === "resolved") {
    // Only who may assign is led to the case: to others this page is not there.
    await orNotFound(assignments.candidates());
    throw redirect(`/cases/${record.id}`);
  }
  const [{ candidates, ...hearing }, seats, profiles] = await orNotFound(
    Promise.all([assignments.candidatesFor(params.id), assignments.seats(params.id), roster.slugs()]),
  );
  const asked = url.searchParams.get("seat");
  const seated = seats.flatMap(({ holder }) => holder?.id ?? []);
  return {
    record,
    seats,
    asked,
    seated,
    candidates: candidates.map((candidate) => ({ ...candidate, slug: profiles.get(candidate.id) ?? null })),
    hearing,
    title: `${context.get(i18nContext)._(msg`Assign an arbitrator`)} – ${PROVIDER.name}`,
  };
}

/** The seat that is asked for, if there is one of that name; without one the first that is vacant, or that of who presides. */
const seatAmong = (seats: readonly TribunalSeat[], asked: string | null) =>
  asked === null ? (seats.find(({ holder }) => holder === null) ?? seats[0]) : seats.find(({ seat }) => seat === asked);

type TribunalSeat = Awaited<ReturnType<Services["assignments"]["seats"]>>[number];

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = {
    arbitratorId: form.get("arbitratorId") ?? "",
    reason: form.get("reason") ?? "",
    seat: form.get("seat") ?? "",
    replaces: form.get("replaces") ?? "",
  };
  try {
    const { outcome } = await orNotFound(context.get(servicesContext).assignments.assign(params.id, typed));
    return redirect(`/cases/${encodeURIComponent(params.id)}?told=${outcome}${outcome === "assigned" ? "" : "#disclosures"}`, 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid_input") return data({ issues: error.issues, typed }, { status: 400 });
    if (error.code === "forbidden") throw data(null, { status: 404 });
    if (error.code === "transition_refused" || error.code === "conflict") return redirect(`/cases/${encodeURIComponent(params.id)}`, 303);
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

type Candidate = Route.ComponentProps["loaderData"]["candidates"][number];
type Hearing = Route.ComponentProps["loaderData"]["hearing"];

/** Whom to choose, by what they have on their desk and when they are away. The check for conflicts comes with the choice. */
export default function AssignArbitrator({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { record, seats, asked, seated, candidates, hearing } = loaderData;
  // After a refusal it is still about the seat that was shown, also where it was filled meanwhile.
  const seat = seatAmong(seats, actionData?.typed.seat ?? asked);
  const open = candidates.filter(({ id }) => !seated.includes(id));
  const replacing = seat?.holder ? fullName(seat.holder) : null;
  const back = (
    <ButtonLink to={`/cases/${record.id}`} variant="secondary">
      <Trans>Back to the case</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        eyebrow={<span className="tabular">{record.caseNumber}</span>}
        title={<Title title={seat?.title ?? "sole"} isReplacing={replacing !== null} />}
        lead={record.title}
      />
      {!seat ? (
        <div className="mt-8">
          <EmptyState title={caseMessageText(i18n, "case_seat_unknown")} action={back} />
        </div>
      ) : open.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={t`No arbitrator can be assigned`} action={back}>
            <Trans>Invite one under Users first.</Trans>
          </EmptyState>
        </div>
      ) : (
        <AssignForm open={open} hearing={hearing} seat={seat} refused={actionData} back={back} />
      )}
    </>
  );
}

/** Which seat of the tribunal it is about. */
function Title({ title, isReplacing }: { title: SeatTitle; isReplacing: boolean }) {
  if (title === "presiding")
    return isReplacing ? <Trans>Replace the presiding arbitrator</Trans> : <Trans>Assign the presiding arbitrator</Trans>;
  if (title === "co") return isReplacing ? <Trans>Replace a co-arbitrator</Trans> : <Trans>Assign a co-arbitrator</Trans>;
  return isReplacing ? <Trans>Assign another arbitrator</Trans> : <Trans>Assign an arbitrator</Trans>;
}

interface AssignFormProps {
  open: readonly Candidate[];
  hearing: Hearing;
  seat: TribunalSeat;
  refused: Route.ComponentProps["actionData"];
  /** The way back without a choice. */
  back: ReactNode;
}

function AssignForm({ open, hearing, seat: { seat, holder }, refused, back }: AssignFormProps) {
  const { i18n, t } = useLingui();
  /** Who is replaced, by name. */
  const replacing = holder && fullName(holder);
  const busy = useNavigation().state !== "idle";
  const wrong = (field: string) => {
    const issue = refused?.issues.find((one) => one.field === field);
    return issue ? caseMessageText(i18n, issue.code, issue.name) : null;
  };
  const loose = wrong("form");
  const inFields = refused?.issues.filter(({ field }) => field !== "form") ?? [];
  const errors = inFields.map(({ field, code }) => ({ id: field, text: caseMessageText(i18n, code) }));
  return (
    <Form method="post" noValidate className="mt-8 grid max-w-form gap-6">
      <ErrorSummary errors={errors} />
      {loose && (
        <OutcomeBox tone="danger">
          <p>{loose}</p>
        </OutcomeBox>
      )}
      <input type="hidden" name="seat" value={seat} />
      <input type="hidden" name="replaces" value={holder?.id ?? ""} />
      <p className="text-soft">
        <Trans>
          The names of all parties and counsel are compared with what the arbitrator has declared and with everyone in their other cases. If
          a name matches, no one is assigned before it is disclosed and you have cleared it in writing.
        </Trans>
      </p>
      <HearingFacts hearing={hearing} />
      <RadioCards
        legend={t`Arbitrator`}
        name="arbitratorId"
        defaultValue={refused?.typed.arbitratorId}
        error={wrong("arbitratorId")}
        options={open.map((candidate) => ({
          value: candidate.id,
          label: fullName(candidate),
          description: <CandidateFacts candidate={candidate} />,
          below: candidate.slug && <ProfileLink slug={candidate.slug} name={fullName(candidate)} isApart />,
        }))}
      />
      {replacing && (
        <Field
          name="reason"
          label={t`Why is ${replacing} replaced?`}
          hint={t`Everyone in the case can read this. ${replacing} loses sight of the case at once.`}
          error={wrong("reason")}
        >
          <Textarea rows={3} maxLength={CASE_LIMITS.reason} defaultValue={refused?.typed.reason} />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          <Trans>Check and assign</Trans>
        </Button>
        {back}
      </div>
    </Form>
  );
}
