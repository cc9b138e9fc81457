/** What is done with a conversation, as its page posts it. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { readForm } from "#app/routes/read-form.ts";

/** What was refused; the words of a message are not lost. */
export interface Refused {
  /** `hands`: somebody joined, left or was replaced meanwhile; `legal_hold`: it is kept. */
  why: "hands" | "required" | "too_long" | "legal_hold";
  intent: string;
  message: string;
}

/** Joins, hands back, says something or deletes; then leads back to the page, so that a reload does nothing twice. */
export async function conversationAction(request: Request, ref: string, context: Readonly<RouterContextProvider>) {
  const { conversationDesk: desk } = context.get(servicesContext);
  const form = await readForm(request);
  const text = (name: string) => form.get(name) ?? "";
  const [intent, message, version] = [text("intent"), text("message"), Number(text("version"))];
  const refuse = (why: Refused["why"], status: number) => data({ why, intent, message } satisfies Refused, { status });
  try {
    if (intent === "delete") await desk.remove(ref);
    else if (!(await move(intent))) return refuse("hands", 409);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "legal_hold") return refuse("legal_hold", 409);
    if (error.code === "not_found") throw data(null, { status: 404 });
    if (error.code !== "invalid_input") throw error;
    return refuse(error.issues[0]?.code === "too_long" ? "too_long" : "required", 400);
  }
  return redirect(`/admin/conversations/${encodeURIComponent(ref)}`, 303);

  async function move(wanted: string): Promise<boolean> {
    if (!Number.isSafeInteger(version)) throw data(null, { status: 400 });
    if (wanted === "join") return desk.join(ref, version);
    if (wanted === "leave") return desk.leave(ref, version);
    if (wanted === "say") return desk.say(ref, version, { content: message, key: text("key") });
    throw data(null, { status: 400 });
  }
}
