/**
 * The detailed form without JavaScript, step by step: show what a choice needs, add and remove entries, check and show
 * the answers, go back to them, send (quality, "People"). The same rules and the same service as every other door.
 */
import { data, type RouterContextProvider, redirect } from "react-router";
import {
  addCounsel,
  addDay,
  counselOf,
  daysOf,
  EMPTY_DAY,
  SAME_CONTACTS,
  type SameContact,
  sameContact,
  withoutEntry,
} from "#app/components/booking-form/detailed/entries.ts";
import { controlName, NEW_DAY, SHOWN_FLAGS } from "#app/components/booking-form/detailed/names.ts";
import type { PostedDetailed } from "#app/components/booking-form/detailed/use-detailed-form.ts";
import { localeContext, servicesContext } from "#app/context.ts";
import { checkDetailedBooking } from "#app/domain/booking/detailed.ts";
import { DETAILED_FIELD_NAMES, DETAILED_FIELDS, type DetailedValues } from "#app/domain/booking/detailed-fields.ts";
import { type DraftField, detailedValuesOf, draftValuesOf, isDraftField } from "#app/domain/booking/draft-fields.ts";
import { zoneOf } from "#app/domain/booking/fast-values.ts";
import { todayIn } from "#app/domain/booking/local-date.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { AppError } from "#app/domain/errors.ts";
import { askedDetailedDay } from "#app/domain/venue/asked-detailed-day.ts";
import { tellDay } from "../tell-day.ts";

type Context = Readonly<RouterContextProvider>;

/** Longest value that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 20_000;

/** Takes one step of the form. `sentTo` gives the address of a sent booking's page, to which it redirects. */
export async function takeDetailedStep(form: URLSearchParams, context: Context, sentTo: (id: string) => string) {
  const typed = readValues(form);
  const [intent = "", subject = ""] = (form.get("intent") ?? "").split(":");
  switch (intent) {
    case "send":
      return send(typed, form.get("key") ?? "", context, sentTo);
    case "express":
      return express(typed, context, sentTo);
    case "undo":
      return undo(typed, subject, context);
    case "review":
      return review({ ...typed, ...newDay(typed, form) }, context);
    default:
      return show({ ...typed, ...changed(intent, subject, typed, form) }, context);
  }
}

/** What a button of the form changes in the values. */
function changed(intent: string, subject: string, values: DetailedValues, form: URLSearchParams): DetailedValues {
  switch (intent) {
    case "same":
      return SAME_CONTACTS.includes(subject as SameContact) ? sameContact(values, subject as SameContact) : {};
    case "add-day":
      return newDay(values, form);
    case "remove-day":
      return { bookingDates: withoutEntry(daysOf(values), Number(subject)) };
    case "add-counsel":
      return addCounsel(values) ?? {};
    case "remove-counsel":
      return { additionalCounselList: withoutEntry(counselOf(values), Number(subject)) };
    default:
      return {};
  }
}

/** The list with the day of the helper inputs; a day that cannot be added stays out. */
function newDay(values: DetailedValues, form: URLSearchParams): DetailedValues {
  const date = form.get(NEW_DAY.date) ?? "";
  if (!date) return {};
  const day = {
    date,
    startTime: form.get(NEW_DAY.startTime) || EMPTY_DAY.startTime,
    duration: form.get(NEW_DAY.duration) || EMPTY_DAY.duration,
    endTime: form.get(NEW_DAY.endTime) ?? "",
  };
  const added = addDay(daysOf(values), day, todayIn(zoneOf(evaluate(values).values), new Date()));
  return "list" in added ? { bookingDates: added.list } : {};
}

async function show(values: DetailedValues, context: Context) {
  await keep(values, context);
  return data<PostedDetailed>({ step: "form", values, issues: [] });
}

async function review(values: DetailedValues, context: Context) {
  await keep(values, context);
  const check = checkDetailedBooking(sentValues(evaluate(values)), new Date());
  if (!check.ok) return data<PostedDetailed>({ step: "form", values, issues: check.issues }, { status: 400 });
  return data<PostedDetailed>({
    step: "review",
    values: check.request.values,
    key: crypto.randomUUID(),
    failure: null,
    told: await tellDay(askedDetailedDay(check.request.values), context),
  });
}

async function express(values: DetailedValues, context: Context, sentTo: (id: string) => string) {
  await keep(values, context);
  // The panel shows only whom to call; what the draft holds beyond it goes along, as the panel says.
  const held = detailedValuesOf(await heldValues(context));
  return send({ ...held, ...values }, crypto.randomUUID(), context, sentTo, true);
}

/** Takes back what the assistant wrote in one field and keeps what was typed in the others. */
async function undo({ ...values }: DetailedValues, field: string, context: Context) {
  if (isDraftField(field)) {
    const [name] = Object.keys(detailedValuesOf({ [field]: "" })) as (keyof DetailedValues)[];
    if (name) {
      delete values[name];
      await keep(values, context, [field]);
      values[name] = (await heldValues(context))[field] ?? "";
    }
  }
  return data<PostedDetailed>({ step: "form", values, issues: [] });
}

async function send(values: DetailedValues, key: string, context: Context, sentTo: (id: string) => string, fromPanel = false) {
  const services = context.get(servicesContext);
  const locale = context.get(localeContext);
  const request = sentValues(evaluate(values));
  try {
    const answer = await services.idempotency.once("pages.detailed", key || null, JSON.stringify(request), async () => {
      const { booking } = await services.bookings.makeDetailed(request, {
        locale,
        draftId: (await services.drafts.open())?.id ?? null,
        admit: () => services.rateLimits.take("booking"),
      });
      return { status: 201, body: JSON.stringify({ id: booking.id }) };
    });
    const { id } = JSON.parse(answer.body) as { id: string };
    return redirect(sentTo(id), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid_input") return data<PostedDetailed>({ step: "form", values, issues: error.issues }, { status: 400 });
    const failure = { code: error.code, retryAfter: Number(error.detail.retryAfter) || null };
    const status = error.code === "too_many_requests" ? 429 : 409;
    if (fromPanel) return data<PostedDetailed>({ step: "review", values: request, key: "", failure, told: null }, { status });
    return data<PostedDetailed>({ step: "review", values, key: key || crypto.randomUUID(), failure, told: null }, { status });
  }
}

async function heldValues(context: Context) {
  const { values } = await context.get(servicesContext).drafts.current();
  return Object.fromEntries(Object.entries(values).map(([field, held]) => [field, held.value]));
}

/** Progress is kept in the draft, whatever it is worth yet; a form that cannot be kept can still be sent. */
async function keep(values: DetailedValues, context: Context, undo: DraftField[] = []): Promise<void> {
  const { drafts } = context.get(servicesContext);
  try {
    const { version } = await drafts.current();
    await drafts.patch({ version, values: draftValuesOf(values), undo, locale: context.get(localeContext), form: "detailed" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** The posted fields under the detailed request's names. A box that was shown and not ticked sends nothing, and means no. */
function readValues(form: URLSearchParams): DetailedValues {
  const shown = new Set((form.get(SHOWN_FLAGS) ?? "").split(","));
  const values: DetailedValues = {};
  for (const field of DETAILED_FIELD_NAMES) {
    const name = controlName(field);
    const { kind } = DETAILED_FIELDS[field].is;
    const sent = form.getAll(name);
    if (kind === "choices" && sent.length > 0) values[field] = sent.join(",");
    else if (sent[0] !== undefined) values[field] = sent[0].slice(0, READ_MAX);
    else if (kind === "flag" && shown.has(name)) values[field] = "";
  }
  return values;
}
