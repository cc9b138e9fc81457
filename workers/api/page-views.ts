import { Hono } from "hono";
import { isbot } from "isbot";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { splitLocale } from "#app/i18n/addresses.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { pageViewSchema } from "./schemas.ts";

const LONGEST = 1024;
/** How much of a longer one is still read and dropped: an unread body costs the connection. */
const DRAINED = 1024 * 1024;

/**
 * Counts that a page was seen, without a cookie and without keeping anything of who saw it. The body is JSON,
 * sent as such or as the text of `navigator.sendBeacon`. Always 204, counted or not: nobody waits for it.
 */
export const pageViewsRouter = new Hono<ApiEnv>().post(
  "/",
  described({
    tag: "Service",
    summary: "Counts that a page was seen, and nothing of who saw it.",
    caller: "anyone",
    body: () => pageViewSchema,
    answers: { status: 204 },
  }),
  async (c) => {
    // Read in any case: an unread body costs the connection, and the caller's next request with it.
    const text = await bodyText(c.req.raw);
    const view = wishesNotToBeCounted(c.req.raw.headers) ? null : viewOf(text);
    if (view) c.executionCtx.waitUntil(c.env.services.pageViews.count(view).catch(unlessLimited));
    return c.body(null, 204);
  },
);

/** Programs, and people whose browser says so (Global Privacy Control, Do Not Track). */
function wishesNotToBeCounted(headers: Headers): boolean {
  const agent = headers.get("User-Agent");
  return !agent || isbot(agent) || headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";
}

function viewOf(text: string | null) {
  try {
    const { path, locale } = pageViewSchema.parse(JSON.parse(text ?? ""));
    return { path: splitLocale(path).path, locale };
  } catch {
    return null;
  }
}

/** The body, or null when it is longer than any page's. */
async function bodyText(request: Request): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > DRAINED) break;
    if (size <= LONGEST) text += decoder.decode(chunk, { stream: true });
  }
  return size > LONGEST ? null : text;
}

function unlessLimited(error: unknown): void {
  if (!(error instanceof AppError)) console.error(loggable(error));
}
