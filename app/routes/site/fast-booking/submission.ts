/**
 * The fast form without JavaScript, step by step: check and show the answers, go back to them, send
 * (quality, "People"). The same check and the same service as every other door.
 */
import { data, type RouterContextProvider, redirect } from "react-router";
import type { AskedDayState } from "#app/api-client/availability.ts";
import type { SendFailure } from "#app/components/booking-form/failure-text.ts";
import { sentValues, type TypedValues } from "#app/components/booking-form/fields.ts";
import { UNFINISHED_PERSON } from "#app/components/people/open-person.ts";
import { isOfPeople, leftOpen, type PostedPeople, postedPeople } from "#app/components/people/posted-people.ts";
import type { OpenPerson } from "#app/components/people/typed-person.ts";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { DRAFT_FIELDS, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf, draftValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { mostRead } from "#app/domain/booking/registry/text-values.ts";
import { checkFastBooking, type FastField } from "#app/domain/booking/requests/fast.ts";
import { isFastField } from "#app/domain/booking/requests/fast-values.ts";
import { isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { AppError, type ErrorCode, type Issue } from "#app/domain/errors.ts";
import type { EstimateAnswer } from "#app/domain/estimate/estimate-view.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import { startMoved } from "#app/domain/hearing-plan/start-moved.ts";
import { askedDay, askedMonth } from "#app/domain/venue/asked-day.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { estimateAnswer } from "#app/i18n/detailed/estimate-view.ts";
import { officeOf } from "#app/i18n/detailed/refusals/requests-full.ts";
import { keyAfter, newFormKey, postedDraft, postedKey } from "../form-key.ts";
import { pricedPlan } from "../priced-plan.ts";
import { chosenDay, wantedMonth } from "../shown-month.ts";

/** Where the form is after a post. */
export type Submission =
  | { step: "form"; values: TypedValues; key: string; issues: readonly Issue[]; month?: MonthView | null; person?: OpenPerson | null }
  | {
      step: "review";
      values: TypedValues;
      key: string;
      failure: (SendFailure & { code: ErrorCode }) | null;
      told: AskedDayState | null;
      estimate?: EstimateAnswer | null;
    };

type FormStep = Extract<Submission, { step: "form" }>;

/** A step of the form: its key, which goes on with it, and what it was posted with. */
interface Step {
  key: string;
  form: URLSearchParams;
  context: Readonly<RouterContextProvider>;
}

/** Takes one step of the form. Redirects to the confirmation when it was sent. */
export async function takeStep(form: URLSearchParams, context: Step["context"]) {
  const values = readValues(form);
  const intent = String(form.get("intent") ?? "");
  const step = { key: postedKey(form) ?? newFormKey(), form, context };
  if (intent.startsWith("undo:")) return undo(values, intent.slice("undo:".length), step);
  if (intent.startsWith("remove:")) return remove(values, intent.slice("remove:".length), step);
  if (intent.startsWith("days:")) return showMonth(values, intent.slice("days:".length), step);
  if (intent.startsWith("day:")) return chooseDay(values, intent.slice("day:".length), step);
  if (intent.startsWith("begin:")) return review(movedTo(values, intent.slice("begin:".length)), step);
  if (intent.startsWith("start:")) return show(movedTo(values, intent.slice("start:".length)), step);
  const [asked = "", subject = ""] = intent.split(":");
  if (isOfPeople(asked)) return showPeople(values, postedPeople(asked, subject, values.people ?? "", form, values.locationType), step);
  switch (intent) {
    case "tell":
      return keepDescription(values.caseDescription?.trim() ?? "", step);
    case "edit":
      return shown(step, { values });
    case "send":
      return send(values, step);
    default:
      return reviewWhole(values, step);
  }
}

/** The form as it then is. */
const shown = ({ key }: Step, left: Pick<FormStep, "values"> & Partial<FormStep>) =>
  data<Submission>({ issues: [], ...left, step: "form", key });
/** The form with what is wrong in it. */
const refusedForm = ({ key }: Step, left: Pick<FormStep, "values" | "issues"> & Partial<FormStep>) =>
  data<Submission>({ ...left, step: "form", key }, { status: 400 });

/** With what is in the inputs of a person; one who cannot be put into the list is asked about first. */
async function reviewWhole(typed: TypedValues, step: Step) {
  const { list, person } = leftOpen(typed.people ?? "", step.form);
  const values = { ...typed, people: list };
  if (!person) return review(values, step);
  await keep(values, step);
  return refusedForm(step, { values, issues: UNFINISHED_PERSON, person });
}

/** The form with the list as it then is, and the inputs of the one who is open. */
async function showPeople(typed: TypedValues, { list, person }: PostedPeople, step: Step) {
  const values = { ...typed, people: list };
  await keep(values, step);
  return shown(step, { values, person });
}

async function show(values: TypedValues, step: Step) {
  await keep(values, step);
  return shown(step, { values });
}

/** With another start of the hearing, which suits those who take part from elsewhere better. */
function movedTo(values: TypedValues, start: string): TypedValues {
  return isWallTime(start) ? { ...values, ...draftValuesOf(startMoved(detailedValuesOf(values), start)) } : values;
}

async function review(values: TypedValues, step: Step) {
  const check = checkFastBooking(sentValues(values), new Date());
  if (!check.ok) {
    await keep(values, step);
    return refusedForm(step, { values, issues: check.issues });
  }
  const { context, key } = step;
  const asked = { day: askedDay(values), plan: pricedPlan(values) };
  const { day: told, estimate } = await context.get(servicesContext).drafts.reviewTyped(typedForm(values, step), asked);
  return data<Submission>({
    step: "review",
    values: check.request,
    key,
    failure: null,
    told,
    estimate: estimate && estimateAnswer(context.get(i18nContext), estimate),
  });
}

/** What was written in a page's head without scripts becomes the description, behind one that is there already. */
async function keepDescription(text: string, step: Step) {
  const values: TypedValues = await step.context.get(servicesContext).drafts.addDescription(text, formOf(step));
  return shown(step, { values });
}

/** Takes back what the assistant wrote in one field and keeps what was typed in the others. */
async function undo({ ...values }: TypedValues, field: string, step: Step) {
  if (isDraftField(field)) {
    delete values[field];
    values[field] = await step.context.get(servicesContext).drafts.undoTyped(typedForm(values, step), field);
  }
  return shown(step, { values });
}

/** Takes back one field that the form does not ask for. */
async function remove(values: TypedValues, field: string, step: Step) {
  const rest = { ...values, ...(isDraftField(field) ? { [field]: "" } : {}) };
  await keep(rest, step);
  return shown(step, { values: rest });
}

/** The form as it is, with the month of free days that was asked for. */
async function showMonth(values: TypedValues, wanted: string, step: Step) {
  const asked = wantedMonth({ asked: askedMonth(values), month: wanted, chosen: values.preferredDate });
  const month = await step.context.get(servicesContext).drafts.readMonthOfTyped(typedForm(values, step), asked);
  return shown(step, { values, month });
}

async function chooseDay(values: TypedValues, day: string, step: Step) {
  const chosen = { ...values, preferredDate: chosenDay(day) ?? values.preferredDate ?? "" };
  await keep(chosen, step);
  return shown(step, { values: chosen });
}

async function send(values: TypedValues, step: Step) {
  const { context, form } = step;
  const locale = context.get(localeContext);
  const request = sentValues(values);
  try {
    const { booking, confirmationKey } = await context.get(servicesContext).requests.send({
      form: "fast",
      input: request,
      payload: JSON.stringify(request),
      key: postedKey(form),
      draft: postedDraft(form),
      ofPage: true,
      locale,
    });
    return redirect(localePath(locale, `/booking-confirmation/${confirmationKey ?? booking.id}`), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid_input") return refusedForm(step, { values, issues: error.issues });
    const failure = { code: error.code, retryAfter: Number(error.detail.retryAfter) || null, office: officeOf(error.detail) };
    const status = error.code === "too_many_requests" ? 429 : error.code === "requests_full" ? 503 : 409;
    return data<Submission>({ step: "review", values, key: keyAfter(error, step.key), failure, told: null }, { status });
  }
}

function keep(values: TypedValues, step: Step): Promise<void> {
  return step.context.get(servicesContext).drafts.keepTyped(typedForm(values, step));
}

const formOf = ({ context }: Step) => ({ form: "fast" as const, locale: context.get(localeContext) });

const typedForm = (values: TypedValues, step: Step) => ({ values, ...formOf(step) });

function readValues(form: URLSearchParams): TypedValues {
  const values: TypedValues = {};
  for (const field of DRAFT_FIELDS) {
    const value = form.get(field);
    // A form's line breaks are CR LF on the wire (HTML, "form-data"); stored text has LF.
    if (typeof value === "string") values[field] = value.replaceAll("\r\n", "\n").slice(0, mostRead(FIELDS[field].is));
  }
  return values;
}

/** The issues of fields, by field; others concern the whole form and are not shown next to one. */
export function issuesByField(issues: readonly Issue[]): Partial<Record<FastField, string>> {
  return Object.fromEntries(issues.filter((issue) => isFastField(issue.field)).map((issue) => [issue.field, issue.code]));
}
