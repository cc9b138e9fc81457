/** One of the small forms of the settings, as it is posted: with and without script the same. */
import { data, type RouterContextProvider, redirectDocument } from "react-router";
import { type Services, servicesContext } from "#app/context.ts";
import { boundedForm } from "#app/domain/documents/bounded-form.server.ts";
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
  "ask_erasure",
  "withdraw_erasure",
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

/** Each form, as it is posted. */
const FORMS: Readonly<Record<SettingsForm, (services: Pick<Services, "account" | "personalData">, form: FormData) => Promise<unknown>>> = {
  profile: ({ account }, form) => account.saveProfile({ firstName: textOf(form, "firstName"), lastName: textOf(form, "lastName") }),
  async picture({ account }, form) {
    const file = form.get("picture");
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    await account.savePicture({ name: file instanceof File ? file.name : "", bytes });
  },
  remove_picture: ({ account }) => account.removePicture(),
  preferences: ({ account }, form) => account.savePreferences({ locale: textOf(form, "locale"), timeZone: textOf(form, "timeZone") }),
  notices({ account }, form) {
    const groups = Object.fromEntries(NOTICE_GROUPS.map((group) => [group, form.get(`mail_${group}`) === "true"]));
    return account.saveMail({ ...(groups as Record<NoticeGroup, boolean>), daily: form.get("mail_daily") === "true" });
  },
  password: ({ account }, form) => account.changePassword(textOf(form, "present"), textOf(form, "password")),
  end_session: ({ account }, form) => account.endSession(textOf(form, "id")),
  end_others: ({ account }) => account.endOtherSessions(),
  ask_erasure: ({ personalData }, form) => personalData.askForErasure({ password: textOf(form, "password"), code: textOf(form, "code") }),
  // What waits no more is shown as it is now.
  withdraw_erasure: ({ personalData }) =>
    personalData.withdrawErasure().catch((error: unknown) => {
      if (!(error instanceof AppError) || !["conflict", "not_found"].includes(error.code)) throw error;
    }),
};

const LONGEST = 1000;

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.slice(0, LONGEST) : "";
}

export async function saveSettings(request: Request, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext);
  let form = new FormData();
  let name: SettingsForm = "picture";
  const answer = (change: Partial<SettingsPosted>, init: ResponseInit = {}) =>
    data<SettingsPosted>({ form: name, saved: false, issues: [], wait: null, typed: typedOf(form), at: Date.now(), ...change }, init);
  try {
    form = await boundedForm(request, PICTURE_MAX);
    const named = SETTINGS_FORMS.find((one) => one === form.get("form"));
    if (!named) throw data(null, { status: 400 });
    name = named;
    await FORMS[name](services, form);
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
    if (code === "unsupported_media_type") throw data(null, { status: 415 });
    if (code === "unauthenticated") throw data(null, { status: 401 });
    throw error;
  }
}

function typedOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value.slice(0, LONGEST)]] : [];
    }),
  );
}
