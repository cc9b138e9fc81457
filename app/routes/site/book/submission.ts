/**
 * The detailed form without JavaScript, step by step: show what a choice needs, add and remove entries, check and show
 * the answers, go back to them, send (quality, "People"). The same rules and the same service as every other door.
 */
import { data, type RouterContextProvider, redirect } from "react-router";
import { chosenDays } from "#app/components/booking-form/detailed/state/chosen-days.ts";
import { changedBy, helperDay, leftInHelpers, pressedDay, readValues } from "#app/components/booking-form/detailed/state/posted-values.ts";
import type { PostedDetailed } from "#app/components/booking-form/detailed/state/use-detailed-form.ts";
import { UNFINISHED_PERSON } from "#app/components/people/open-person.ts";
import { isOfPeople, leftOpen, type PostedPeople, postedPeople } from "#app/components/people/posted-people.ts";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf, draftValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { checkDetailedBooking } from "#app/domain/booking/requests/detailed.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { AppError } from "#app/domain/errors.ts";
import { askedDetailedDay } from "#app/domain/venue/asked-detailed-day.ts";
import { askedDetailedMonth } from "#app/domain/venue/asked-detailed-month.ts";
import { estimateAnswer } from "#app/i18n/detailed/estimate-view.ts";
import { officeOf } from "#app/i18n/detailed/refusals/requests-full.ts";
import { keyAfter, newFormKey, postedDraft, postedKey } from "../form-key.ts";
import { pricedPlan } from "../priced-plan.ts";
import { wantedMonth } from "../shown-month.ts";

type Context = Readonly<RouterContextProvider>;

/** A step of the form: its key, which goes on with it, and what it was posted with. */
interface Step {
  key: string;
  form: URLSearchParams;
  context: Context;
  /** The address of a sent booking's page, by its key. */
  sentTo: (key: string) => string;
}

/** Takes one step of the form. `sentTo` gives the address of a sent booking's page by its key, to which it redirects. */
export async function takeDetailedStep(form: URLSearchParams, context: Context, sentTo: Step["sentTo"]) {
  const typed = readValues(form);
  const [intent = "", subject = ""] = (form.get("intent") ?? "").split(":");
  const step = { key: postedKey(form) ?? newFormKey(), form, context, sentTo };
  switch (intent) {
    case "send":
      return send(typed, step);
    case "express":
      return express(typed, step);
    case "undo":
      return undo(typed, subject, step);
    // A better hour is chosen where the answers are read, and leads back there.
    case "begin":
      return review({ ...typed, ...changedBy(intent, subject, typed, form) }, step);
    case "review":
      return reviewWhole(typed, step);
    case "days":
      return showMonth(typed, subject, step);
    case "day":
      return chooseDay(typed, subject, step);
    default:
      if (isOfPeople(intent)) return showPeople(typed, postedPeople(intent, subject, typed.people ?? "", form, typed.locationType), step);
      return show({ ...typed, ...changedBy(intent, subject, typed, form) }, step);
  }
}

type FormStep = Extract<PostedDetailed, { step: "form" }>;

/** The form as it then is. */
const shown = ({ key }: Step, left: Pick<FormStep, "values"> & Partial<FormStep>) =>
  data<PostedDetailed>({ issues: [], ...left, step: "form", key });
/** The form with what is wrong in it. */
const refusedForm = ({ key }: Step, left: Pick<FormStep, "values" | "issues"> & Partial<FormStep>) =>
  data<PostedDetailed>({ ...left, step: "form", key }, { status: 400 });

async function show(values: DetailedValues, step: Step) {
  await keep(values, step);
  return shown(step, { values });
}

/** The form with the list as it then is, and the inputs of the one who is open. */
async function showPeople(typed: DetailedValues, { list, person }: PostedPeople, step: Step) {
  const values = { ...typed, people: list };
  await keep(values, step);
  return shown(step, { values, person });
}

/** With what is in helper inputs; somebody who cannot be put into the list is asked about first. */
async function reviewWhole(typed: DetailedValues, step: Step) {
  const { list, person } = leftOpen(typed.people ?? "", step.form);
  const values = { ...typed, ...leftInHelpers(typed, step.form), people: list };
  if (!person) return review(values, step);
  await keep(values, step);
  return refusedForm(step, { values, issues: UNFINISHED_PERSON, person });
}

/** The form as it is, with the month of free days that was asked for. */
async function showMonth(typed: DetailedValues, month: string, step: Step) {
  const { values } = evaluate(typed);
  const several = values.bookingType === "non-consecutive";
  const asked = several ? askedDetailedMonth(values, helperDay(step.form)) : askedDetailedMonth(values);
  const wanted = wantedMonth({ asked, month, chosen: chosenDays(values).chosen[0] });
  const found = await step.context.get(servicesContext).drafts.readMonthOfTyped(typedForm(typed, step), wanted);
  return shown(step, { values: typed, month: found });
}

/** One day ends the choice; of several the month stays open for the next. */
async function chooseDay(typed: DetailedValues, date: string, step: Step) {
  const values = { ...typed, ...pressedDay(typed, date, step.form) };
  return (typed.bookingType ?? "single") === "single" ? show(values, step) : showMonth(values, date.slice(0, 7), step);
}

async function review(values: DetailedValues, step: Step) {
  const check = checkDetailedBooking(sentValues(evaluate(values)), new Date());
  if (!check.ok) {
    await keep(values, step);
    return refusedForm(step, { values, issues: check.issues });
  }
  const { context, key } = step;
  const asked = { day: askedDetailedDay(check.request.values), plan: pricedPlan(check.request.values) };
  const { day: told, estimate } = await context.get(servicesContext).drafts.reviewTyped(typedForm(values, step), asked);
  return data<PostedDetailed>({
    step: "review",
    values: check.request.values,
    key,
    failure: null,
    told,
    estimate: estimate && estimateAnswer(context.get(i18nContext), estimate),
  });
}

/** Sent from the panel that shows only whom to call. */
async function express(typed: DetailedValues, step: Step) {
  const { requests } = step.context.get(servicesContext);
  const request = { key: postedKey(step.form), draft: postedDraft(step.form), locale: step.context.get(localeContext) };
  const { values, ...answer } = await requests.sendTyped(draftValuesOf(typed), request);
  if ("sent" in answer) return redirectTo(answer.sent, step);
  return refused(answer.refused, values, step);
}

/** Takes back what the assistant wrote in one field and keeps what was typed in the others. */
async function undo({ ...values }: DetailedValues, field: string, step: Step) {
  if (isDraftField(field)) {
    const [name] = Object.keys(detailedValuesOf({ [field]: "" })) as (keyof DetailedValues)[];
    if (name) {
      delete values[name];
      values[name] = await step.context.get(servicesContext).drafts.undoTyped(typedForm(values, step), field);
    }
  }
  return shown(step, { values });
}

async function send(values: DetailedValues, step: Step) {
  const { context, form } = step;
  const request = sentValues(evaluate(values));
  try {
    const sent = await context.get(servicesContext).requests.send({
      form: "detailed",
      input: request,
      payload: JSON.stringify(request),
      key: postedKey(form),
      draft: postedDraft(form),
      ofPage: true,
      locale: context.get(localeContext),
    });
    return redirectTo(sent, step);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(error, values, step);
  }
}

const redirectTo = (sent: { booking: { id: string }; confirmationKey: string | null }, { sentTo }: Step) =>
  redirect(sentTo(sent.confirmationKey ?? sent.booking.id), 303);

/**
 * The form with what is wrong in it; refused for another reason, what was pressed: the review, or the Express panel. The values are left as they
 * were posted, so that the next press sends the same.
 */
function refused(error: AppError, values: DetailedValues, step: Step) {
  if (error.code === "invalid_input") return refusedForm(step, { values, issues: error.issues });
  const failure = { code: error.code, retryAfter: Number(error.detail.retryAfter) || null, office: officeOf(error.detail) };
  const status = error.code === "too_many_requests" ? 429 : error.code === "requests_full" ? 503 : 409;
  const key = keyAfter(error, step.key);
  return data<PostedDetailed>({ step: "review", values, key, failure, told: null }, { status });
}

function keep(values: DetailedValues, step: Step): Promise<void> {
  return step.context.get(servicesContext).drafts.keepTyped(typedForm(values, step));
}

const typedForm = (values: DetailedValues, { context }: Step) => ({
  values: draftValuesOf(values),
  form: "detailed" as const,
  locale: context.get(localeContext),
});
