import type { Context } from "hono";
import { listParameters } from "#app/domain/booking/office/list-query.ts";
import type { checkListQuery } from "#app/domain/booking/office/read-list-query.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";

/**
 * Answers a page of the bookings that the caller may see, each as `of` has it, by what `check` reads of the parameters; the `Link` header names the
 * neighbouring pages of `path` (RFC 8288).
 */
export async function answerPage(
  c: Context<ApiEnv>,
  path: string,
  check: typeof checkListQuery,
  of: (booking: BookingRecord) => object,
): Promise<Response> {
  const asked = check(new URL(c.req.url).searchParams);
  if (!asked.ok) throw new AppError("invalid_input", { issues: asked.issues });
  const { after: _after, before: _before, ...query } = asked.query;
  const { bookings, next, previous } = await c.env.services.lists.list(asked.query);
  const links = [
    ...(next ? [`<${path}?${listParameters({ ...query, after: next })}>; rel="next"`] : []),
    ...(previous ? [`<${path}?${listParameters({ ...query, before: previous })}>; rel="prev"`] : []),
  ];
  if (links.length > 0) c.header("Link", links.join(", "));
  return c.json(bookings.map(of));
}
