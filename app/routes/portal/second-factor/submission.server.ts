/** The steps of setting up a second factor, as they are posted, and the code that a phone's camera reads. */
import { data, type RouterContextProvider } from "react-router";
import { encode } from "uqr";
import { servicesContext } from "#app/context.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { QrDrawing, SecondFactorStep } from "./steps.ts";

interface Answer {
  step: SecondFactorStep;
  init: ResponseInit;
}

export async function takeStep(request: Request, context: Readonly<RouterContextProvider>): Promise<Answer> {
  const { secondFactor } = context.get(servicesContext);
  const form = await readForm(request);
  const text = (name: string) => (form.get(name) ?? "").slice(0, 1000);
  const intent = form.get("intent");
  try {
    if (intent === "begin") return confirming(await secondFactor.begin(text("password")));
    if (intent === "off") {
      await secondFactor.turnOff(text("password"), text("code"));
      return { step: { at: "off" }, init: {} };
    }
    if (intent === "renew") {
      const codes = await secondFactor.renewCodes(text("renew-password"), text("renew-code"));
      return { step: { at: "codes", codes, renewed: true }, init: {} };
    }
    if (intent !== "confirm") throw data(null, { status: 400 });
    const { backupCodes, headers } = await secondFactor.confirm(text("code"));
    return { step: { at: "codes", codes: backupCodes, renewed: false }, init: { headers: cookiesOf(headers) } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "unauthenticated") throw data(null, { status: 401 });
    const wait = error.code === "too_many_requests" ? Number(error.detail.retryAfter) || 60 : null;
    const status = wait !== null ? 429 : error.code === "invalid_input" ? 400 : 409;
    const init: ResponseInit = { status, ...(wait === null ? {} : { headers: { "Retry-After": String(wait) } }) };
    const again = intent === "confirm" && status !== 409 ? await secondFactor.again(text("key")) : null;
    if (again) return confirming(again, error.issues, wait, init);
    return { step: { at: "refused", intent: intentOf(intent), issues: error.issues, wait, overtaken: status === 409 }, init };
  }
}

function confirming(
  setup: { key: string; uri: string },
  issues: readonly Issue[] = [],
  wait: number | null = null,
  init: ResponseInit = {},
): Answer {
  return { step: { at: "confirm", key: setup.key, uri: setup.uri, drawing: drawing(setup.uri), issues, wait }, init };
}

function cookiesOf(headers: Headers): Headers {
  const own = new Headers();
  for (const cookie of headers.getSetCookie()) own.append("Set-Cookie", cookie);
  return own;
}

/** The modules of a QR code (ISO/IEC 18004) as one path, a unit each. */
function drawing(text: string): QrDrawing {
  const { data: rows, size } = encode(text, { ecc: "M", border: 4 });
  const runs = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: runs.join("") };
}

const intentOf = (intent: string | null) => (intent === "begin" || intent === "off" || intent === "renew" ? intent : "confirm");
