import { msg } from "@lingui/core/macro";
import { data } from "react-router";
import { i18nContext, type Services, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PlacingWish } from "#app/domain/planner/planner.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { BOOKINGS_TEXTS } from "#app/i18n/catalogues/portal/bookings.ts";
import { fitReasonText } from "#app/i18n/detailed/holds/fit-reason-text.ts";
import { readForm } from "#app/routes/read-form.ts";
import { refusedAs } from "../booking/refused.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { readAddress, readWish } from "./address.ts";
import { laneReasons } from "./lane-reasons.ts";
import { PlannerPage } from "./planner-page.tsx";
import { readSeen } from "./seen.ts";

export const handle = BOOKINGS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const i18n = context.get(i18nContext);
  const address = readAddress(url.searchParams, new Date());
  const [planner, placing] = await Promise.all([
    orNotFound(services.planner.read(address.venue, address.days, address.waiting)),
    address.wish ? previewed(services, address.wish) : null,
  ]);
  return {
    title: `${i18n._(msg`Room planner`)} – ${PROVIDER.name}`,
    address,
    planner: {
      ...planner,
      waiting: planner.waiting.map((one) => ({ ...one, why: one.reasons && laneReasons(i18n, one.reasons, one.days) })),
    },
    placing:
      placing && ("reasons" in placing ? { ...placing, why: placing.reasons.map((reason) => fitReasonText(i18n, reason)) } : placing),
    now: new Date().toISOString(),
  };
}

/** What a wish comes to; why not, where it is none. */
async function previewed({ planner }: Services, wish: PlacingWish) {
  try {
    return await planner.preview(wish);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: refusedAs(error), bookingId: wish.bookingId };
  }
}

/** Puts a booking where the form says. What is refused comes back with what was shown when it was asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const { planner, actor } = context.get(servicesContext);
  const form = await readForm(request);
  const wish = readWish(form);
  if (!wish) throw data(null, { status: 400 });
  const how = form.get("how") === "confirm" ? "confirm" : "hold";
  try {
    const { status } = await planner.place({
      ...wish,
      how,
      hours: Number(form.get("hours")) || null,
      version: Number(form.get("version")),
      shownRoomId: form.get("shown") || null,
      overrideReason: form.get("overrideReason"),
    });
    return { done: status === "confirmed" ? ("confirmed" as const) : ("held" as const), at: Date.now() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const who = await actor();
    // To staff a booking that is gone is named; to anybody else this page is not there.
    if (error.code === "not_found" && !(who.kind === "user" && who.role === "admin")) throw data(null, { status: 404 });
    const refused = refusedAs(error);
    return data({ refused, seen: readSeen(form.get("seen")), at: Date.now() }, { status: refused.status });
  }
}

/** Also after a refusal: what is shown next to it is the planner as it is now. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function PlannerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PlannerPage {...loaderData} outcome={actionData ?? null} />;
}
