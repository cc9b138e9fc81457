/**
 * An edit step by step, with and without scripts: type, read through what changes, save; and where somebody else was
 * faster, choose field by field (rulings, "Bookings"). Each step is a post that carries what it is based on.
 */
import { data, type RouterContextProvider } from "react-router";
import { changedBy, leftInHelpers, readValues } from "#app/components/booking-form/detailed/state/posted-values.ts";
import { i18nContext, servicesContext } from "#app/context.ts";
import { LIMITS } from "#app/domain/booking/fields.ts";
import { changesBetween } from "#app/domain/booking/office/edit.ts";
import { editOf, readInstead } from "#app/domain/booking/office/instead.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import { changeLines } from "#app/i18n/detailed/change-lines.ts";
import { type Refused, refusedAs } from "../booking/refused.ts";
import { orNotFound } from "../or-not-found.ts";
import { type Basis, CARRIED, type ConflictLine, type EditStep, readCarried, typedOver } from "./steps.ts";

type Context = Readonly<RouterContextProvider>;

export async function takeEditStep(id: string, form: URLSearchParams, context: Context) {
  const { changes } = context.get(servicesContext);
  const now = await orNotFound(changes.form(id));
  if (now.closed) return data<EditStep>({ step: "closed" }, { status: 409 });
  const basis: Basis = {
    version: Number(form.get(CARRIED.version)) || now.version,
    values: readCarried(form.get(CARRIED.basis)) ?? now.values,
  };
  const carried = readCarried(form.get(CARRIED.mine));
  const typed: DetailedValues = { ...basis.values, ...(carried ?? readValues(form)) };
  const [intent = "", subject = ""] = (form.get("intent") ?? "").split(":");
  const edit = { id, context, now, basis };
  switch (intent) {
    case "review":
      return review(edit, typedOver(basis.values, { ...typed, ...leftInHelpers(typed, form) }));
    case "save":
      return save(edit, typedOver(basis.values, typed), (form.get(CARRIED.overrideReason) ?? "").slice(0, LIMITS.notes));
    case "instead":
      return review(edit, typedOver(basis.values, { ...typed, ...insteadOver(typed, form.get("intent") ?? "") }));
    case "resolve":
      return resolve(edit, typedOver(basis.values, typed), form);
    case "theirs":
      return data<EditStep>({ step: "form", basis: { version: now.version, values: now.values }, values: now.values, issues: [] });
    default:
      return data<EditStep>({ step: "form", basis, values: { ...typed, ...changedBy(intent, subject, typed, form) }, issues: [] });
  }
}

interface Edit {
  id: string;
  context: Context;
  /** The booking as it is now. */
  now: Awaited<ReturnType<ReturnType<typeof servicesOf>["changes"]["form"]>>;
  basis: Basis;
}
const servicesOf = (context: Context) => context.get(servicesContext);

/** What a button of a refusal puts in place of what was typed. */
function insteadOver(typed: DetailedValues, intent: string): DetailedValues {
  const instead = readInstead(intent.slice(intent.indexOf(":") + 1));
  return (instead && editOf(typed, instead)) ?? {};
}

interface Against {
  refused: Refused | null;
  overrideReason: string;
}

/** What changes, with what stood in the way of saving it. */
async function review(edit: Edit, mine: DetailedValues, against: Against = { refused: null, overrideReason: "" }) {
  const { now, basis, context } = edit;
  const behind = basis.version !== now.version;
  if (behind && conflicts(edit, mine).some(({ by }) => by !== "mine")) return conflict(edit, mine);
  const present: Basis = { version: now.version, values: now.values };
  try {
    const { changes, again } = await servicesOf(context).changes.preview(edit.id, mine);
    const lines = changeLines(context.get(i18nContext), changes);
    const step: EditStep = { step: "review", basis: present, mine, lines, again, meanwhile: behind ? now.status : null, ...against };
    return data<EditStep>(step, against.refused ? { status: against.refused.status } : undefined);
  } catch (error) {
    return refused(edit, mine, error);
  }
}

async function save(edit: Edit, mine: DetailedValues, overrideReason: string) {
  const { id, context, basis } = edit;
  const { changes } = servicesOf(context);
  try {
    const saved = await changes.edit(id, { version: basis.version, values: mine, overrideReason });
    const main = saved.rooms.find(({ part, until }) => part === "main" && until);
    return data<EditStep>({
      step: "saved",
      lines: changeLines(context.get(i18nContext), saved.changes),
      again: saved.again,
      held: main?.until ? { name: main.name, until: main.until } : null,
      alternatives: saved.alternatives,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const later = { ...edit, now: await orNotFound(changes.form(id)) };
    if (error.code === "booking_closed") return data<EditStep>({ step: "closed" }, { status: 409 });
    if (error.code === "stale_version" || error.code === "conflict") return review(later, mine);
    // What does not fit is changed by one press, or saved with a reason; what a field is wrong in is typed again.
    if (error.detail.reasons) return review(later, mine, { refused: refusedAs(error), overrideReason });
    return refused(later, mine, error);
  }
}

/** Takes one side of each field, and shows what that comes to. */
async function resolve(edit: Edit, mine: DetailedValues, form: URLSearchParams) {
  // Changed once more while it was being decided: shown again.
  if (edit.basis.version !== edit.now.version) return conflict(edit, mine);
  const fields = Object.keys(mine) as (keyof DetailedValues)[];
  const taken = (field: string) => form.get(`${CARRIED.take}:${field}`);
  if (fields.some((field) => taken(field) !== "mine" && taken(field) !== "theirs")) return conflict(edit, mine, true);
  return review(edit, Object.fromEntries(fields.filter((field) => taken(field) === "mine").map((field) => [field, mine[field]])));
}

/** Both versions side by side. From here on the edit is based on the booking as it is now. */
function conflict(edit: Edit, mine: DetailedValues, unanswered = false) {
  const { now } = edit;
  const lines = conflicts(edit, mine);
  // Where only they changed a field, taking mine means what it was.
  const both = { ...Object.fromEntries(lines.map(({ field }) => [field, edit.basis.values[field] ?? ""])), ...mine };
  const basis: Basis = { version: now.version, values: now.values };
  return data<EditStep>({ step: "conflict", basis, mine: typedOver(now.values, both), lines, unanswered }, { status: 409 });
}

function conflicts({ context, now, basis }: Edit, mine: DetailedValues): ConflictLine[] {
  const i18n = context.get(i18nContext);
  const afterMine = { ...basis.values, ...mine };
  const theirs = changesBetween(basis.values, now.values);
  const apart = changesBetween(now.values, afterMine);
  const was = new Map(changeLines(i18n, changesBetween({}, basis.values)).map(({ field, after }) => [field, after]));
  return changeLines(i18n, apart).map(({ field, label, before, after }) => {
    const typed = mine[field] !== undefined;
    const by = theirs[field] ? (typed ? "both" : "theirs") : "mine";
    return { field, label, was: was.get(field) ?? "", theirs: before, mine: after, by };
  });
}

function refused({ basis, now }: Edit, mine: DetailedValues, error: unknown) {
  if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
  const present: Basis = basis.version === now.version ? basis : { version: now.version, values: now.values };
  const values = { ...present.values, ...mine };
  return data<EditStep>({ step: "form", basis: present, values, issues: error.issues }, { status: 400 });
}
