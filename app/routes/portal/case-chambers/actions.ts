/** What is posted in the chambers of a tribunal. What is refused comes back with what was typed. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { TribunalRoom } from "#app/domain/case/tribunal/deliberation.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { AWARD_ACTIONS } from "./award/actions.ts";

/** What was refused of one of the forms. */
export interface RefusedPost {
  intent: string;
  /** The note that it was about; empty for a new one. */
  id: string;
  /** Of a note: whose it is; empty for anything else. */
  room: string;
  content: string;
  /** What was typed into a form about the award, by the name of its field. */
  typed: Readonly<Record<string, string>>;
  issues: readonly Issue[];
  /** Why, where it is no field's fault; `lost`: nothing reached us. */
  refusal: "transition_refused" | "forbidden" | "stale_version" | "lost" | null;
}

const REFUSALS = ["transition_refused", "forbidden", "stale_version"] as const;
/** Fields of the forms about the award. */
export const typedInto = (form: URLSearchParams): Record<string, string> => Object.fromEntries(form);
const text = (form: URLSearchParams, name: string) => form.get(name) ?? "";

/** The forms, and the part of the page that each leads back to. */
const ROOMS: Readonly<Record<string, { room: TribunalRoom; section: string }>> = {
  "post-deliberation": { room: "deliberation", section: "thread" },
  "add-panel-note": { room: "panel", section: "panel-notes" },
  "add-own-note": { room: "own", section: "own-notes" },
};

/** Does what a form asks for, and leads back to its part of the page; gives what was refused. Throws 404 to who does not sit. */
export async function takePost(context: Readonly<RouterContextProvider>, caseId: string, form: URLSearchParams) {
  const intent = text(form, "intent");
  try {
    const section = await carryOut(context, caseId, intent, form);
    return redirect(`/cases/${encodeURIComponent(caseId)}/chambers#${section}`, 303);
  } catch (error) {
    return refused(error, intent, form);
  }
}

async function carryOut(context: Readonly<RouterContextProvider>, caseId: string, intent: string, form: URLSearchParams): Promise<string> {
  const { chambers } = context.get(servicesContext);
  const award = Object.hasOwn(AWARD_ACTIONS, intent) ? AWARD_ACTIONS[intent] : undefined;
  if (award) return award(context, caseId, (name) => text(form, name));
  const [id, content, version] = [text(form, "id"), text(form, "content"), text(form, "version")];
  const written = Object.hasOwn(ROOMS, intent) ? ROOMS[intent] : undefined;
  if (written) {
    await chambers.write(caseId, { room: written.room, content }, text(form, "formKey") || null);
    return written.section;
  }
  switch (intent) {
    case "change-note":
      await chambers.changeNote(caseId, id, { content, version });
      break;
    case "remove-note":
      await chambers.removeNote(caseId, id, Number(version));
      break;
    case "open-earlier":
      await chambers.openEarlier(caseId, id);
      return "thread";
    default:
      throw new AppError("not_found");
  }
  return text(form, "room") === "panel" ? "panel-notes" : "own-notes";
}

function refused(error: unknown, intent: string, form: URLSearchParams) {
  if (!(error instanceof AppError)) throw error;
  const said = (status: number, issues: readonly Issue[], refusal: RefusedPost["refusal"] = null) =>
    data(
      {
        intent,
        id: text(form, "id"),
        room: text(form, "room"),
        content: text(form, "content"),
        typed: typedInto(form),
        issues,
        refusal,
      } satisfies RefusedPost,
      { status },
    );
  const why = REFUSALS.find((code) => code === error.code);
  if (error.code === "conflict_open") return said(409, error.issues);
  if (why) return said(why === "forbidden" ? 403 : 409, [], why);
  if (error.code === "invalid_input") return said(400, error.issues);
  if (error.code === "too_many_requests")
    return said(429, [{ field: Object.hasOwn(AWARD_ACTIONS, intent) ? "form" : "content", code: "try_later" }]);
  if (error.code === "not_found") throw data(null, { status: 404 });
  throw error;
}
