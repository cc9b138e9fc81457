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
import { pricedPlan } from "../priced-plan.ts";
import { wantedMonth } from "../shown-month.ts";

type Context = Readonly<RouterContextProvider>;

/** Takes one step of the form. `sentTo` gives the address of a sent booking's page by its key, to which it redirects. */
export async function takeDetailedStep(form: URLSearchParams, context: Context, sentTo: (key: string) => string) {
  const typed = readValues(form);
  const [intent = "", subject = ""] = (form.get("intent") ?? "").split(":");
  switch (intent) {
    case "send":
      return send(typed, form.get("key") ?? "", context, sentTo);
    case "express":
      return express(typed, context, sentTo);
    case "undo":
      return undo(typed, subject, context);
    // A better hour is chosen where the answers are read, and leads back there.
    case "begin":
      return review({ ...typed, ...changedBy(intent, subject, typed, form) }, context);
    case "review":
      return reviewWhole(typed, form, context);
    case "days":
      return showMonth(typed, subject, form, context);
    case "day":
      return chooseDay(typed, subject, form, context);
    default:
      if (isOfPeople(intent))
        return showPeople(typed, postedPeople(intent, subject, typed.people ?? "", form, typed.locationType), context);
      return show({ ...typed, ...changedBy(intent, subject, typed, form) }, context);
  }
}

async function show(values: DetailedValues, context: Context) {
  await keep(values, context);
  return data<PostedDetailed>({ step: "form", values, issues: [] });
}

/** The form with the list as it then is, and the inputs of the one who is open. */
async function showPeople(typed: DetailedValues, { list, person }: PostedPeople, context: Context) {
  const values = { ...typed, people: list };
  await keep(values, context);
  return data<PostedDetailed>({ step: "form", values, issues: [], person });
}

/** With what is in helper inputs; somebody who cannot be put into the list is asked about first. */
async function reviewWhole(typed: DetailedValues, form: URLSearchParams, context: Context) {
  const { list, person } = leftOpen(typed.people ?? "", form);
  const values = { ...typed, ...leftInHelpers(typed, form), people: list };
  if (!person) return review(values, context);
  await keep(values, context);
  return data<PostedDetailed>({ step: "form", values, issues: UNFINISHED_PERSON, person }, { status: 400 });
}

/** The form as it is, with the month of free days that was asked for. */
async function showMonth(typed: DetailedValues, month: string, form: URLSearchParams, context: Context) {
  const { values } = evaluate(typed);
  const several = values.bookingType === "non-consecutive";
  const asked = several ? askedDetailedMonth(values, helperDay(form)) : askedDetailedMonth(values);
  const wanted = wantedMonth({ asked, month, chosen: chosenDays(values).chosen[0] });
  const found = await context.get(servicesContext).drafts.readMonthOfTyped(typedForm(typed, context), wanted);
  return data<PostedDetailed>({ step: "form", values: typed, issues: [], month: found });
}

/** One day ends the choice; of several the month stays open for the next. */
async function chooseDay(typed: DetailedValues, date: string, form: URLSearchParams, context: Context) {
  const values = { ...typed, ...pressedDay(typed, date, form) };
  return (typed.bookingType ?? "single") === "single" ? show(values, context) : showMonth(values, date.slice(0, 7), form, context);
}

async function review(values: DetailedValues, context: Context) {
  const check = checkDetailedBooking(sentValues(evaluate(values)), new Date());
  if (!check.ok) {
    await keep(values, context);
    return data<PostedDetailed>({ step: "form", values, issues: check.issues }, { status: 400 });
  }
  const asked = { day: askedDetailedDay(check.request.values), plan: pricedPlan(check.request.values) };
  const { day: told, estimate } = await context.get(servicesContext).drafts.reviewTyped(typedForm(values, context), asked);
  return data<PostedDetailed>({
    step: "review",
    values: check.request.values,
    key: crypto.randomUUID(),
    failure: null,
    told,
    estimate: estimate && estimateAnswer(context.get(i18nContext), estimate),
  });
}

/** Sent from the panel that shows only whom to call. */
async function express(typed: DetailedValues, context: Context, sentTo: (key: string) => string) {
  const { requests } = context.get(servicesContext);
  const { values, ...answer } = await requests.sendTyped(draftValuesOf(typed), context.get(localeContext));
  if ("sent" in answer) return redirectTo(answer.sent, sentTo);
  return refused(answer.refused, values, { values: sentValues(evaluate(values)), key: "" });
}

/** Takes back what the assistant wrote in one field and keeps what was typed in the others. */
async function undo({ ...values }: DetailedValues, field: string, context: Context) {
  if (isDraftField(field)) {
    const [name] = Object.keys(detailedValuesOf({ [field]: "" })) as (keyof DetailedValues)[];
    if (name) {
      delete values[name];
      values[name] = await context.get(servicesContext).drafts.undoTyped(typedForm(values, context), field);
    }
  }
  return data<PostedDetailed>({ step: "form", values, issues: [] });
}

async function send(values: DetailedValues, key: string, context: Context, sentTo: (key: string) => string) {
  const services = context.get(servicesContext);
  const locale = context.get(localeContext);
  const request = sentValues(evaluate(values));
  try {
    const sent = await services.requests.send({
      form: "detailed",
      input: request,
      payload: JSON.stringify(request),
      key: key || null,
      locale,
    });
    return redirectTo(sent, sentTo);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(error, values, { values, key: key || crypto.randomUUID() });
  }
}

const redirectTo = (sent: { booking: { id: string }; confirmationKey: string | null }, sentTo: (key: string) => string) =>
  redirect(sentTo(sent.confirmationKey ?? sent.booking.id), 303);

/** The form with what is wrong in it; refused for another reason, the review as it was. */
function refused(error: AppError, typed: DetailedValues, review: { values: DetailedValues; key: string }) {
  if (error.code === "invalid_input") return data<PostedDetailed>({ step: "form", values: typed, issues: error.issues }, { status: 400 });
  const failure = { code: error.code, retryAfter: Number(error.detail.retryAfter) || null };
  const status = error.code === "too_many_requests" ? 429 : 409;
  return data<PostedDetailed>({ step: "review", ...review, failure, told: null }, { status });
}

function keep(values: DetailedValues, context: Context): Promise<void> {
  return context.get(servicesContext).drafts.keepTyped(typedForm(values, context));
}

const typedForm = (values: DetailedValues, context: Context) => ({
  values: draftValuesOf(values),
  form: "detailed" as const,
  locale: context.get(localeContext),
});
