import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, useSearchParams } from "react-router";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { SIMPLE_FIELDS } from "#app/domain/booking/requests/simple.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { officeOf } from "#app/i18n/detailed/refusals/requests-full.ts";
import { inCities } from "#app/i18n/lists.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { Contact } from "./contact.tsx";
import { Locations } from "./locations.tsx";
import { Philosophy } from "./philosophy.tsx";
import { ReadyRoom } from "./ready-room.tsx";
import { ReserveDialog } from "./reserve-dialog.tsx";
import { Services } from "./services.tsx";
import { SimpleForm, type SimpleResult } from "./simple-form.tsx";
import { LANDING_VENUES } from "./venues.ts";

export function loader({ context }: Route.LoaderArgs) {
  const cities = inCities(context.get(localeContext), LANDING_VENUES, "disjunction");
  return pageMeta(context.get(i18nContext), msg`Reserve a hearing room`, msg`Reserve a hearing room ${cities}, or a virtual hearing.`);
}

/** When one may try again (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

/** Longest value that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 20_000;

/** The modal's form, which really submits (rulings, "Bookings"); the same action serves it with and without script, and echoes what was typed to the page in another language. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  // Only what the form asks for: an extension's hidden field is not a mistake.
  const values = Object.fromEntries(SIMPLE_FIELDS.map((name) => [name, (form.get(name) ?? "").slice(0, READ_MAX)]));
  const again = (change: Partial<SimpleResult>, init?: ResponseInit) =>
    data<SimpleResult>({ done: null, values, issues: [], failure: null, ...change }, init);
  if (form.get("intent") === "language") return again({});
  try {
    const made = await context.get(servicesContext).requests.sendSimple(values, context.get(localeContext));
    return again({ done: { key: made.confirmationKey, number: made.bookingNumber }, values: {} }, { status: 201 });
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input") return again({ issues: [...error.issues] }, { status: 400 });
    if (error instanceof AppError && error.code === "too_many_requests") {
      const seconds = Number(error.detail.retryAfter) || 60;
      return again({ failure: { minutes: Math.ceil(seconds / 60) } }, { status: 429, headers: { "Retry-After": String(seconds) } });
    }
    if (error instanceof AppError && error.code === "requests_full")
      return again({ failure: { minutes: null, office: officeOf(error.detail) } }, { status: 503 });
    // Whatever went wrong here, what was typed goes back to the person who typed it.
    console.error(loggable(error));
    return again({ failure: { minutes: null } }, { status: 503 });
  }
}

/** The language-switch landing (specification, section 2). */
export default function Reserve({ actionData }: Route.ComponentProps) {
  const cities = inCities(useLocale(), LANDING_VENUES);
  const at = useSitePath();
  const [search] = useSearchParams();
  const inline = Boolean(actionData) || search.get("form") === "open";
  // With script, the form opens in place; without, the link leads to the same form on this page.
  const reserve = inline ? { href: "#form" } : { href: `${at("/reserve")}?form=open#form`, "data-reserve-open": "" };
  const header = {
    home: "/reserve",
    links: [
      { href: "#locations", label: <Trans>Locations</Trans> },
      { href: "#services", label: <Trans>Services</Trans> },
      { href: "#contact", label: <Trans>Contact</Trans> },
    ],
    action: (
      <ButtonLink {...reserve}>
        <Trans>Reserve</Trans>
      </ButtonLink>
    ),
  };
  return (
    <SitePage year={2025} header={header}>
      <section className="page grid items-center gap-x-14 gap-y-12 py-16 md:py-24 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <h1 className="max-w-[8.2em] text-5xl">
            <Trans>Where disputes come to be settled</Trans>
          </h1>
          <p className="mt-8 max-w-[34rem] text-lg text-soft">
            <Trans>Hearing rooms {cities}, and virtual hearings from anywhere.</Trans>
          </p>
          <p className="mt-10">
            <ButtonLink {...reserve} size="lg">
              <Trans>Reserve</Trans>
            </ButtonLink>
          </p>
        </div>
        <ReadyRoom />
      </section>
      <div data-reserve-result="" className="page max-w-form pb-16 empty:hidden" />
      {inline && <InlineForm result={actionData} />}
      <Locations />
      <Philosophy />
      <Services />
      <Contact>
        <ButtonLink {...reserve} size="lg">
          <Trans>Reserve</Trans>
        </ButtonLink>
      </Contact>
      {!inline && <ReserveDialog />}
    </SitePage>
  );
}

/** The form on the page itself: without scripts, and with what was refused. */
function InlineForm({ result }: { result: Route.ComponentProps["actionData"] }) {
  return (
    <section id="form" aria-labelledby="form-title" className="border-y border-hairline bg-sunk">
      <div className="page max-w-form py-16">
        <h2 id="form-title" className="mb-8 text-3xl">
          <Trans>Reserve a hearing</Trans>
        </h2>
        <SimpleForm result={result} />
      </div>
    </section>
  );
}
