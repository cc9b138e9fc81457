import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, useSearchParams } from "react-router";
import { lazy, Suspense, useState } from "react";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Route } from "./+types/route";
import { Sections } from "./sections.tsx";
import { SimpleForm } from "./simple-form.tsx";

const ReserveDialog = lazy(() => import("./reserve-dialog.tsx"));

export function loader({ context }: Route.LoaderArgs) {
  return pageMeta(
    context.get(i18nContext),
    msg`Reserve a hearing room`,
    msg`Reserve a hearing room in Montreal, Miami or Grand Cayman, or a virtual hearing.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

/** The modal's form, which really submits (rulings, "Bookings"); the same action serves it without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = Object.fromEntries([...form.entries()].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
  const services = context.get(servicesContext);
  try {
    await services.rateLimits.take("booking");
    const booking = await services.bookings.makeSimple(values, { locale: context.get(localeContext) });
    return data({ done: { id: booking.id, number: booking.bookingNumber }, values: {}, issues: [], failed: false }, { status: 201 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const failed = error.code !== "invalid_input";
    return data({ done: null, values, issues: [...error.issues], failed }, { status: failed ? 429 : 400 });
  }
}

/** The language-switch landing. */
export default function Reserve({ actionData }: Route.ComponentProps) {
  const at = useSitePath();
  const [open, setOpen] = useState(false);
  const [search] = useSearchParams();
  const inline = Boolean(actionData) || search.get("form") === "open";
  const reserve = (event: React.MouseEvent) => {
    // With script, the form opens in place; without, the link leads to the same form on this page.
    event.preventDefault();
    setOpen(true);
  };
  return (
    <SitePage year={2025}>
      <section className="border-hairline border-b">
        <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
          <h1 className="max-w-3xl text-3xl sm:text-4xl">
            <Trans>Where disputes come to be settled</Trans>
          </h1>
          <p className="mt-4 max-w-prose text-lg text-soft">
            <Trans>Hearing rooms in Montreal, Miami and Grand Cayman, and virtual hearings from anywhere.</Trans>
          </p>
          <p className="mt-7">
            <ButtonLink href={`${at("/reserve")}?form=open#form`} onClick={reserve} size="lg">
              <Trans>Reserve</Trans>
            </ButtonLink>
          </p>
        </div>
      </section>
      {inline ? (
        <section id="form" className="mx-auto max-w-2xl px-4 py-12">
          <h2 className="mb-5 text-2xl">
            <Trans>Your request</Trans>
          </h2>
          <SimpleForm result={actionData} action={`${at("/reserve")}#form`} />
        </section>
      ) : null}
      <Sections reserve={reserve} />
      {open ? (
        <Suspense fallback={null}>
          <ReserveDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SitePage>
  );
}
