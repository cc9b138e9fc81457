/** `/public-booking` (specification, section 2 "Public booking landing"): hero, blurbs, the detailed form, and its page after sending. */
import { useLingui } from "@lingui/react";
import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { DetailedForm } from "#app/components/booking-form/detailed/detailed-form.tsx";
import { RouterPlace } from "#app/components/booking-form/place/router-place.tsx";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { localeContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { addPart, SPEAKS_DETAILED } from "#app/i18n/catalogues/page-parts.ts";
import { PUBLIC_BOOKING_TEXTS } from "#app/i18n/detailed/public-booking-texts.ts";
import { detailedPageData } from "#app/routes/site/book/page-data.ts";
import { takeDetailedStep } from "#app/routes/site/book/submission.ts";
import { readKeyedForm } from "#app/routes/site/form-key.ts";
import { asPageError } from "#app/routes/too-often.ts";
import type { Route } from "./+types/route";
import { FORM_ANCHOR, Hero } from "./hero.tsx";
import { Submitted } from "./submitted.tsx";

export const handle = SPEAKS_DETAILED;

const PATH = "/public-booking";

export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get("submitted");
  const submitted = key ? await submittedBooking(key, context) : null;
  if (key && !submitted) throw redirect(localePath(context.get(localeContext), PATH));
  const page = { ...(await detailedPageData(context, url.pathname, PUBLIC_BOOKING_TEXTS)), submitted };
  return data(page, submitted ? { headers: KEYED } : {});
}

/** Once something was sent, the address holds the key of its confirmation. `same-origin`: the assistant's posts keep their Origin. */
const KEYED = { "Cache-Control": "private, no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Nothing is said to have been received that was not. */
async function submittedBooking(key: string, context: Route.LoaderArgs["context"]) {
  try {
    const { bookingNumber, source } = await context.get(servicesContext).bookings.confirmation(key);
    return { confirmationKey: key, bookingNumber, express: source === "express" };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw asPageError(error, KEYED);
  }
}

/** Reached from another page of the browser's program: its words first. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), addPart("detailed")]);
  return loaded;
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  return takeDetailedStep(await readKeyedForm(request), context, (key) => `${localePath(locale, PATH)}?submitted=${key}`);
}

/** Steps of the form ask nothing again; sent and begun again do. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const same =
    currentUrl.pathname === nextUrl.pathname && currentUrl.searchParams.get("submitted") === nextUrl.searchParams.get("submitted");
  return same && !formMethod ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? [];

export default function PublicBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { submitted } = loaderData;
  return (
    <SitePage>
      {submitted ? (
        <Submitted {...submitted} />
      ) : (
        <>
          <Hero />
          <div id={FORM_ANCHOR} tabIndex={-1} className="page scroll-mt-20 py-10 outline-none sm:py-14">
            <RouterPlace>
              <DetailedForm
                title={i18n._(PUBLIC_BOOKING_TEXTS.formTitle)}
                level={2}
                initial={loaderData.initial}
                formKey={loaderData.formKey}
                posted={actionData}
                now={loaderData.now}
                openDays={loaderData.openDays}
                onSent={async (key) => navigate(`?submitted=${key}`)}
              />
            </RouterPlace>
          </div>
        </>
      )}
    </SitePage>
  );
}
