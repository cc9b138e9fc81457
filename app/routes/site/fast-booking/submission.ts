/**
 * The fast form without JavaScript, step by step: check and show the answers, go back to them, send
 * (quality, "People"). The same check and the same service as every other door.
 */
import { data, type RouterContextProvider, redirect } from "react-router";
import type { ToldDay } from "#app/api-client/availability.ts";
import { FORM_FIELDS, sentValues, type TypedValues } from "#app/components/booking-form/fields.ts";
import { localeContext, servicesContext } from "#app/context.ts";
import { checkFastBooking, type FastField } from "#app/domain/booking/fast.ts";
import { isFastField } from "#app/domain/booking/fast-values.ts";
import { AppError, type ErrorCode, type Issue } from "#app/domain/errors.ts";
import { askedDay } from "#app/domain/venue/asked-day.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { tellDay } from "../tell-day.ts";

/** Where the form stands after a post. */
export type Submission =
  | { step: "form"; values: TypedValues; issues: readonly Issue[] }
  | {
      step: "review";
      values: TypedValues;
      key: string;
      failure: { code: ErrorCode; retryAfter: number | null } | null;
      told: ToldDay | null;
    };

type Context = Readonly<RouterContextProvider>;

/** Longest value that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 20_000;

/** Takes one step of the form. Redirects to the confirmation when it was sent. */
export async function takeStep(form: URLSearchParams, context: Context) {
  const values = readValues(form);
  const intent = String(form.get("intent") ?? "");
  if (intent.startsWith("undo:")) return undo(values, intent.slice("undo:".length), context);
  switch (intent) {
    case "edit":
      return data<Submission>({ step: "form", values, issues: [] });
    case "send":
      return send(values, String(form.get("key") ?? ""), context);
    default:
      return review(values, context);
  }
}

async function review(values: TypedValues, context: Context) {
  await keep(values, context);
  const check = checkFastBooking(sentValues(values), new Date());
  if (!check.ok) return data<Submission>({ step: "form", values, issues: check.issues }, { status: 400 });
  return data<Submission>({
    step: "review",
    values: check.request,
    key: crypto.randomUUID(),
    failure: null,
    told: await tellDay(askedDay(values), context),
  });
}

/** Takes back what the assistant wrote in one field and keeps what was typed in the others. */
async function undo({ ...values }: TypedValues, field: string, context: Context) {
  if (isFastField(field)) {
    delete values[field];
    await keep(values, context, [field]);
    values[field] = (await context.get(servicesContext).drafts.current()).values[field]?.value ?? "";
  }
  return data<Submission>({ step: "form", values, issues: [] });
}

async function send(values: TypedValues, key: string, context: Context) {
  const services = context.get(servicesContext);
  const locale = context.get(localeContext);
  const request = sentValues(values);
  try {
    const answer = await services.idempotency.once("pages.fast", key || null, JSON.stringify(request), async () => {
      const draft = await services.drafts.open();
      const booking = await services.bookings.makeFast(request, {
        source: "fast",
        locale,
        draftId: draft?.id ?? null,
        further: draft?.further ?? {},
        admit: () => services.rateLimits.take("booking"),
      });
      return { status: 201, body: JSON.stringify({ id: booking.id }) };
    });
    const { id } = JSON.parse(answer.body) as { id: string };
    const confirmation = (await services.bookings.made(id))?.confirmationKey ?? id;
    return redirect(localePath(locale, `/booking-confirmation/${confirmation}`), 303);
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

/** Progress is kept in the draft, whatever it is worth yet; a form that cannot be kept can still be sent. */
async function keep(values: TypedValues, context: Context, undo: FastField[] = []): Promise<void> {
  const { drafts } = context.get(servicesContext);
  try {
    const { version } = await drafts.current();
    await drafts.patch({ version, values, undo, locale: context.get(localeContext), form: "fast" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

function readValues(form: URLSearchParams): TypedValues {
  const values: TypedValues = {};
  for (const field of FORM_FIELDS) {
    const value = form.get(field);
    // A form's line breaks are CR LF on the wire (HTML, "form-data"); stored text has LF.
    if (typeof value === "string") values[field] = value.replaceAll("\r\n", "\n").slice(0, READ_MAX);
  }
  return values;
}

/** The issues of fields, by field; others concern the whole form and are not shown beside one. */
export function issuesByField(issues: readonly Issue[]): Partial<Record<FastField, string>> {
  return Object.fromEntries(issues.filter((issue) => isFastField(issue.field)).map((issue) => [issue.field, issue.code]));
}
