/** Messages and the address of the video room, as they are posted on the booking's page. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { MessagePreview } from "#app/domain/booking/office/thread.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";

export const THREAD_INTENTS = ["preview-message", "send-message", "settle-messages", "video-link"] as const;

/** What was typed comes back, with its preview or with what stood in the way. */
export interface PostedMessage {
  thread: "message" | "video-link";
  text: string;
  preview: MessagePreview | null;
  issues: readonly Issue[];
  /** Somebody has changed the booking since it was shown. */
  stale: boolean;
}

/** Longest text that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 10_000;

export async function threadAction(bookingId: string, form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const { thread } = context.get(servicesContext);
  const intent = form.get("intent");
  const read = (name: string) => (form.get(name) ?? "").slice(0, READ_MAX);
  const of = intent === "video-link" ? "video-link" : "message";
  const text = read(of === "message" ? "message" : "videoLink");
  const posted: PostedMessage = { thread: of, text, preview: null, issues: [], stale: false };
  try {
    switch (intent) {
      case "preview-message":
        return data<PostedMessage>({ ...posted, preview: await thread.preview(bookingId, text) });
      case "send-message":
        await thread.send(bookingId, { text, formKey: read("formKey"), version: Number(read("version")) || 0 });
        break;
      case "settle-messages":
        await thread.settle(bookingId);
        break;
      default:
        await thread.setVideoLink(bookingId, text, form.get("shown"));
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") throw data(null, { status: 404 });
    if (error.code === "invalid_input") return data<PostedMessage>({ ...posted, issues: error.issues }, { status: 400 });
    if (error.code === "stale_version" || error.code === "conflict")
      return data<PostedMessage>({ ...posted, stale: true }, { status: 409 });
    throw error;
  }
  throw redirect(`/bookings/${encodeURIComponent(bookingId)}#${of === "message" ? "thread" : "video"}`, 303);
}
