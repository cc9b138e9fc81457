/** The forms of `/admin/erasure`, as they are posted: what an erasure would do, doing it, and refusing a person's own request. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { appErrorOf, type Issue } from "#app/domain/errors.ts";
import type { ErasurePreview } from "#app/domain/personal-data/erasure.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";

export interface ErasureAnswer {
  /** `declined`: a request was refused; `unexplained`: it lacked its reason; `withdrawn`: the request waits no more. */
  outcome: "shown" | "erased" | "refused" | "barred" | "held" | "too_often" | "declined" | "unexplained" | "withdrawn";
  email: string;
  /** The person's own request that is answered; "" where there is none. */
  request: string;
  preview: ErasurePreview | null;
  issues: readonly Issue[];
  reason: string;
  /** Seconds. */
  wait: number;
}

/** Does what the form says. Throws the 404 and 401 of pages. */
export async function sentErasure(sent: Request, context: Readonly<RouterContextProvider>) {
  const { personalData } = context.get(servicesContext);
  const form = await readForm(sent);
  const read = (name: string) => (form.get(name) ?? "").slice(0, 4000);
  const [email, reason, request, intent] = [read("email"), read("reason"), read("request"), read("intent")];
  const erases = intent === "erase";
  const answer = (said: Partial<ErasureAnswer> & Pick<ErasureAnswer, "outcome">, status = 200, headers: Record<string, string> = {}) =>
    data<ErasureAnswer>({ email, request, preview: null, issues: [], reason, wait: 0, ...said }, { status, headers });
  const shown = async () => (erases ? personalData.previewErasure(email).catch(() => null) : null);
  try {
    if (intent === "refuse") {
      await orNotFound(personalData.refuseErasure(request, { reason }));
      return answer({ outcome: "declined", reason: "" });
    }
    if (!erases) return answer({ outcome: "shown", preview: await orNotFound(personalData.previewErasure(email)) });
    const proof = { password: read("password"), code: read("code") };
    await orNotFound(personalData.erase({ email, reason, ...proof, ...(request ? { request } : {}) }));
    return answer({ outcome: "erased", email: "", request: "", reason: "" });
  } catch (thrown) {
    const error = appErrorOf(thrown);
    if (error?.code === "invalid_input")
      return answer({ outcome: intent === "refuse" ? "unexplained" : "refused", issues: error.issues, preview: await shown() }, 400);
    if (error?.code === "conflict" && (intent === "refuse" || error.detail.withdrawn)) return answer({ outcome: "withdrawn" }, 409);
    if (error?.code === "conflict") return answer({ outcome: "barred", preview: await shown() }, 409);
    if (error?.code === "legal_hold") return answer({ outcome: "held", preview: await shown() }, 409);
    if (error?.code === "unauthenticated") throw data(null, { status: 401 });
    if (error?.code !== "too_many_requests") throw thrown;
    const wait = Number(error.detail.retryAfter) || 60;
    return answer({ outcome: "too_often", wait, preview: await shown() }, 429, { "Retry-After": String(wait) });
  }
}
