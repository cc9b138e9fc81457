/** What is posted of a bundle's draft. What is refused comes back with what was typed. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { pressed } from "#app/domain/case/bundles/pressed.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { readTyped, type TypedBundle } from "./form.ts";

export interface RefusedBundle {
  intent: string;
  /** Null of what types nothing: giving it up. */
  typed: TypedBundle | null;
  issues: readonly Issue[];
  refusal: "transition_refused" | "forbidden" | "stale_version" | null;
  /** Why it was to be held back, as it was typed. */
  reason: string;
}

const REFUSALS = ["transition_refused", "forbidden", "stale_version"] as const;

/** What our office does about a final bundle. */
export const OFFICE: readonly string[] = ["hold-bundle", "release-bundle"];

/** Does what the form asks for and leads back to the bundle, or to the case's bundles where it is given up; gives what was refused. */
export async function takeBundle(context: Readonly<RouterContextProvider>, caseId: string, id: string, form: URLSearchParams) {
  // A button of the list has no intent of its own: what it does is saved.
  const intent = form.get("intent") ?? (form.has("press") ? "save-bundle" : "");
  const typed = readTyped(form);
  const bundles = `/cases/${encodeURIComponent(caseId)}/bundles`;
  try {
    // Below another case there is no such bundle.
    if ((await context.get(servicesContext).caseBundles.open(id)).caseId !== caseId) throw new AppError("not_found");
    const step = await carryOut(context, { id, intent, typed, version: Number(form.get("version")) }, form);
    if (intent === "give-up-bundle") return redirect(bundles, 303);
    return redirect(`${bundles}/${encodeURIComponent(id)}${step ? `?step=${step}#bundle-pdf` : ""}`, 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isTyped = intent === "save-bundle" || intent === "make-bundle-final";
    return refused(error, { intent, typed: isTyped ? typed : null, reason: form.get("reason") ?? "" });
  }
}

interface Asked {
  id: string;
  intent: string;
  typed: TypedBundle;
  version: number;
}

/** What is begun and takes another request: documents are looked at, or a bundle is made volume by volume. */
type BundleStep = "look" | "make";

/** What there is to go on with, if anything. */
async function carryOut(context: Readonly<RouterContextProvider>, asked: Asked, form: URLSearchParams): Promise<BundleStep | null> {
  const { caseBundles } = context.get(servicesContext);
  const { id, intent, version } = asked;
  switch (intent) {
    case "give-up-bundle":
      await caseBundles.giveUp(id, { version });
      return null;
    case "hold-bundle":
      await caseBundles.hold(id, { reason: form.get("reason") ?? "" });
      return null;
    case "release-bundle":
      await caseBundles.release(id);
      return null;
    case "look-bundle":
      await caseBundles.lookOn(id);
      return (await caseBundles.open(id)).plan?.waiting ? "look" : null;
    case "go-on-bundle":
      return madeOn(context, id, version);
    case "save-bundle":
    case "make-bundle-final":
      return saved(context, asked, form);
    default:
      throw new AppError("not_found");
  }
}

/** Does a step of making it final. */
async function madeOn(context: Readonly<RouterContextProvider>, id: string, version: number): Promise<BundleStep | null> {
  const { state } = await context.get(servicesContext).caseBundles.makeFinal(id, { version });
  return state === "draft" ? "make" : null;
}

async function saved(
  context: Readonly<RouterContextProvider>,
  { id, intent, typed, version }: Asked,
  form: URLSearchParams,
): Promise<BundleStep | null> {
  const { caseBundles } = context.get(servicesContext);
  const press = form.get("press");
  if (press === null) {
    const { bundle } = await caseBundles.open(id);
    const isSame = JSON.stringify(typed) === JSON.stringify({ title: bundle.title, tabs: bundle.tabs, lines: bundle.lines });
    const stored = intent === "make-bundle-final" && isSame ? { version } : await caseBundles.change(id, { version, ...typed });
    return intent === "make-bundle-final" ? madeOn(context, id, stored.version) : null;
  }
  // Without scripts a button of the list is a form of its own.
  const { choices } = await caseBundles.open(id);
  const lines = pressed(typed.lines, press, { chosen: form.getAll("choice"), all: choices.map(({ document }) => document) });
  await caseBundles.change(id, { version, ...typed, lines });
  return null;
}

function refused(error: AppError, asked: Pick<RefusedBundle, "intent" | "typed" | "reason">) {
  const said = (status: number, issues: readonly Issue[], refusal: RefusedBundle["refusal"] = null) =>
    data({ ...asked, issues, refusal } satisfies RefusedBundle, { status });
  const why = REFUSALS.find((code) => code === error.code);
  if (why) return said(why === "forbidden" ? 403 : 409, [], why);
  if (error.code === "invalid_input") return said(400, error.issues);
  if (error.detail.busy === true) return said(429, [{ field: "lines", code: "case_bundle_busy" }]);
  if (error.code === "too_many_requests") return said(429, [{ field: "lines", code: "try_later" }]);
  if (error.code === "unavailable") return said(503, [{ field: "lines", code: "case_bundle_busy" }]);
  if (error.code === "not_found") throw data(null, { status: 404 });
  throw error;
}
