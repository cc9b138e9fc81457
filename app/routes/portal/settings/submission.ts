/** One of the small forms of the settings, as it is posted: with and without script the same. */
import { data, type RouterContextProvider, redirectDocument } from "react-router";
import { servicesContext } from "#app/context.ts";
import { boundedForm } from "#app/domain/documents/bounded-form.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { NOTICE_GROUPS, type NoticeGroup } from "#app/domain/people/notices.ts";
import { PICTURE_MAX } from "#app/domain/people/picture.ts";

export const SETTINGS_FORMS = [
  "profile",
  "picture",
  "remove_picture",
  "preferences",
  "notices",
  "password",
  "end_session",
  "end_others",
] as const;
export type SettingsForm = (typeof SETTINGS_FORMS)[number];

/** What became of a form; `wait` in seconds where it was sent too often. */
export interface SettingsPosted {
  form: SettingsForm;
  saved: boolean;
  issues: readonly Issue[];
  wait: number | null;
  /** What was typed, for a form that is shown again; never a password. */
  typed: Readonly<Record<string, string>>;
  /** Makes two outcomes of the same form two. */
  at: number;
}

const KEPT = ["firstName", "lastName", "locale", "timeZone"];

export async function saveSettings(request: Request, context: Readonly<RouterContextProvider>) {
  const { account } = context.get(servicesContext);
  let form = new FormData();
  let name: SettingsForm = "picture";
  const answer = (change: Partial<SettingsPosted>, init: ResponseInit = {}) =>
    data<SettingsPosted>({ form: name, saved: false, issues: [], wait: null, typed: typedOf(form), at: Date.now(), ...change }, init);
  try {
    form = await boundedForm(request, PICTURE_MAX);
    const named = SETTINGS_FORMS.find((one) => one === form.get("form"));
    if (!named) throw data(null, { status: 400 });
    name = named;
    await save(name);
    // The page again: a document keeps the language that it began in.
    if (name === "preferences") return redirectDocument("/settings?saved=preferences");
    return answer({ saved: true, typed: {} });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, issues, detail } = error;
    if (code === "invalid_input") return answer({ issues }, { status: 400 });
    // Only the form with a file can be so large.
    if (code === "payload_too_large") return answer({ issues: [{ field: "picture", code: "picture_too_large" }] }, { status: 413 });
    if (code === "too_many_requests") {
      const wait = Number(detail.retryAfter) || 60;
      return answer({ wait }, { status: 429, headers: { "Retry-After": String(wait) } });
    }
    if (code === "unauthenticated") throw data(null, { status: 401 });
    throw error;
  }

  async function save(what: SettingsForm): Promise<void> {
    const text = (field: string) => {
      const value = form.get(field);
      return typeof value === "string" ? value.slice(0, 1000) : "";
    };
    switch (what) {
      case "profile":
        return account.saveProfile({ firstName: text("firstName"), lastName: text("lastName") });
      case "picture": {
        const file = form.get("picture");
        const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
        return account.savePicture({ name: file instanceof File ? file.name : "", bytes });
      }
      case "remove_picture":
        return account.removePicture();
      case "preferences":
        return account.savePreferences({ locale: text("locale"), timeZone: text("timeZone") });
      case "notices":
        return account.saveMail({
          ...(Object.fromEntries(NOTICE_GROUPS.map((group) => [group, form.get(`mail_${group}`) === "true"])) as Record<
            NoticeGroup,
            boolean
          >),
          daily: form.get("mail_daily") === "true",
        });
      case "password":
        return account.changePassword(text("present"), text("password"));
      case "end_session":
        return account.endSession(text("id"));
      case "end_others":
        return account.endOtherSessions();
    }
  }
}

function typedOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value.slice(0, 1000)]] : [];
    }),
  );
}
