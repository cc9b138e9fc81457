/**
 * The fast form without JavaScript, step by step: check and show the answers, go back to them, send
 * (quality, "People"). The same check and the same service as every other door.
 */
import { data, type RouterContextProvider, redirect } from "react-router";
import type { AskedDayState } from "#app/api-client/availability.ts";
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
import { pricedPlan } from "../priced-plan.ts";
import { chosenDay, wantedMonth } from "../shown-month.ts";

/** Where the form is after a post. */
export type Submission =
  | { step: "form"; values: TypedValues; issues: readonly Issue[]; month?: MonthView | null; person?: OpenPerson | null }
  | {
      step: "review";
      values: TypedValues;
      key: string;
      failure: { code: ErrorCode; retryAfter: number | null } | null;
      told: AskedDayState | null;
      estimate?: EstimateAnswer | null;
    };

type Context = Readonly<RouterContextProvider>;

/** Takes one step of the form. Redirects to the confirmation when it was sent. */
export async function takeStep(form: URLSearchParams, context: Context) {
  const values = readValues(form);
  const intent = String(form.get("intent") ?? "");
  if (intent.startsWith("undo:")) return undo(values, intent.slice("undo:".length), context);
  if (intent.startsWith("remove:")) return remove(values, intent.slice("remove:".length), context);
  if (intent.startsWith("days:")) return showMonth(values, intent.slice("days:".length), context);
  if (intent.startsWith("day:")) return chooseDay(values, intent.slice("day:".length), context);
  if (intent.startsWith("begin:")) return review(movedTo(values, intent.slice("begin:".length)), context);
  if (intent.startsWith("start:")) return show(movedTo(values, intent.slice("start:".length)), context);
  const [asked = "", subject = ""] = intent.split(":");
  if (isOfPeople(asked)) return showPeople(values, postedPeople(asked, subject, values.people ?? "", form, values.locationType), context);
  switch (intent) {
    case "tell":
      return keepDescription(values.caseDescription?.trim() ?? "", context);
    case "edit":
      return data<Submission>({ step: "form", values, issues: [] });
    case "send":
      return send(values, String(form.get("key") ?? ""), context);
    default:
      return reviewWhole(values, form, context);
  }
}

/** With what is in the inputs of a person; one who cannot be put into the list is asked about first. */
async function reviewWhole(typed: TypedValues, form: URLSearchParams, context: Context) {
  const { list, person } = leftOpen(typed.people ?? "", form);
  const values = { ...typed, people: list };
  if (!person) return review(values, context);
  await keep(values, context);
  return data<Submission>({ step: "form", values, issues: UNFINISHED_PERSON, person }, { status: 400 });
}

/** The form with the list as it then is, and the inputs of the one who is open. */
async function showPeople(typed: TypedValues, { list, person }: PostedPeople, context: Context) {
  const values = { ...typed, people: list };
  await keep(values, context);
  return data<Submission>({ step: "form", values, issues: [], person });
}

async function show(values: TypedValues, context: Context) {
  await keep(values, context);
  return data<Submission>({ step: "form", values, issues: [] });
}

/** With another start of the hearing, which suits those who take part from elsewhere better. */
function movedTo(values: TypedValues, start: string): TypedValues {
  return isWallTime(start) ? { ...values, ...draftValuesOf(startMoved(detailedValuesOf(values), start)) } : values;
}

async function review(values: TypedValues, context: Context) {
  const check = checkFastBooking(sentValues(values), new Date());
  if (!check.ok) {
    await keep(values, context);
    return data<Submission>({ step: "form", values, issues: check.issues }, { status: 400 });
  }
  const asked = { day: askedDay(values), plan: pricedPlan(values) };
  const { day: told, estimate } = await context.get(servicesContext).drafts.reviewTyped(typedForm(values, context), asked);
  return data<Submission>({
    step: "review",
    values: check.request,
    key: crypto.randomUUID(),
    failure: null,
    told,
    estimate: estimate && estimateAnswer(context.get(i18nContext), estimate),
  });
}

/** What was written in a page's head without scripts becomes the description, behind one that is there already. */
async function keepDescription(text: string, context: Context) {
  const values: TypedValues = await context.get(servicesContext).drafts.addDescription(text, formOf(context));
  return data<Submission>({ step: "form", values, issues: [] });
}

/** Takes back what the assistant wrote in one field and keeps what was typed in the others. */
async function undo({ ...values }: TypedValues, field: string, context: Context) {
  if (isDraftField(field)) {
    delete values[field];
    values[field] = await context.get(servicesContext).drafts.undoTyped(typedForm(values, context), field);
  }
  return data<Submission>({ step: "form", values, issues: [] });
}

/** Takes back one field that the form does not ask for. */
async function remove(values: TypedValues, field: string, context: Context) {
  const rest = { ...values, ...(isDraftField(field) ? { [field]: "" } : {}) };
  await keep(rest, context);
  return data<Submission>({ step: "form", values: rest, issues: [] });
}

/** The form as it is, with the month of free days that was asked for. */
async function showMonth(values: TypedValues, wanted: string, context: Context) {
  const asked = wantedMonth({ asked: askedMonth(values), month: wanted, chosen: values.preferredDate });
  const month = await context.get(servicesContext).drafts.readMonthOfTyped(typedForm(values, context), asked);
  return data<Submission>({ step: "form", values, issues: [], month });
}

async function chooseDay(values: TypedValues, day: string, context: Context) {
  const chosen = { ...values, preferredDate: chosenDay(day) ?? values.preferredDate ?? "" };
  await keep(chosen, context);
  return data<Submission>({ step: "form", values: chosen, issues: [] });
}

async function send(values: TypedValues, key: string, context: Context) {
  const services = context.get(servicesContext);
  const locale = context.get(localeContext);
  const request = sentValues(values);
  try {
    const { booking, confirmationKey } = await services.requests.send({
      form: "fast",
      input: request,
      payload: JSON.stringify(request),
      key: key || null,
      locale,
    });
    return redirect(localePath(locale, `/booking-confirmation/${confirmationKey ?? booking.id}`), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid_input") return data<Submission>({ step: "form", values, issues: error.issues }, { status: 400 });
    const retryAfter = Number(error.detail.retryAfter) || null;
    const failure = { code: error.code, retryAfter };
    return data<Submission>(
      { step: "review", values, key: key || crypto.randomUUID(), failure, told: null },
      { status: error.code === "too_many_requests" ? 429 : 409 },
    );
  }
}

function keep(values: TypedValues, context: Context): Promise<void> {
  return context.get(servicesContext).drafts.keepTyped(typedForm(values, context));
}

const formOf = (context: Context) => ({ form: "fast" as const, locale: context.get(localeContext) });

const typedForm = (values: TypedValues, context: Context) => ({ values, ...formOf(context) });

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
