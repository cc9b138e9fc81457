/**
 * The link that takes a booking over on another machine. Looking at it changes nothing, so that whatever
 * prefetches links does not take it; the button does.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { localeContext, servicesContext } from "#app/context.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { asPageError } from "#app/routes/too-often.ts";
import type { Route } from "./+types/route";

/** The address holds a key: `workers/page-headers.ts` has browsers name it to nobody. */
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

export function headers() {
  return PRIVATE;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { resumeLinks } = context.get(servicesContext);
  const found = await resumeLinks.inspect(params.token).catch((error: unknown) => {
    throw asPageError(error, PRIVATE);
  });
  const taken = found ? null : await resumeLinks.taken(params.token);
  if (taken) throw redirect(formPath(taken), 303);
  return data({ savedOn: found?.updatedAt ?? null, setsAside: found?.setsAside ?? false }, { status: found ? 200 : 404 });
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    return redirect(formPath(await context.get(servicesContext).resumeLinks.open(params.token)), 303);
  } catch (error) {
    // The page says that it opens nothing; where the session has ended meanwhile, it offers its button again.
    if (error instanceof AppError && ["not_found", "unauthenticated"].includes(error.code))
      return redirect(localePath(context.get(localeContext), `/resume/${params.token}`), 303);
    throw asPageError(error, PRIVATE);
  }
}

const formPath = ({ locale, form }: { locale: Locale; form: DraftForm }) =>
  localePath(locale, form === "detailed" ? BOOKING_PATH : "/fast-booking");

export const meta: Route.MetaFunction = () => [{ title: PROVIDER.name }, { name: "robots", content: "noindex" }];

export default function Resume({ loaderData: { savedOn, setsAside } }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const at = useSitePath();
  return (
    <SitePage>
      <div className="page py-16">
        <div className="max-w-measure">
          {savedOn ? (
            <>
              <h1 className="text-3xl">
                <Trans>Continue your request</Trans>
              </h1>
              <p className="mt-4 text-soft">
                <Trans>
                  This link opens a request last saved on {formatDate(i18n.locale, savedOn.slice(0, 10))}, with its conversation, on this
                  device.
                </Trans>
              </p>
              {setsAside ? (
                <p className="mt-4 font-semibold">
                  <Trans>
                    This browser holds another request. It is set aside, with its conversation; “Begin again with an empty request” leads
                    back to it.
                  </Trans>
                </p>
              ) : null}
              {/* A whole document: nothing of another draft stays behind. */}
              <form method="post" className="mt-8">
                <Button type="submit" size="lg">
                  <Trans>Continue on this device</Trans>
                </Button>
              </form>
            </>
          ) : (
            <>
              <h1 className="text-3xl">
                <Trans>This link no longer works</Trans>
              </h1>
              <p className="mt-4 text-soft">
                <Trans>
                  It was used, revoked or replaced, its 14 days are over, or the request has been sent. A new request takes two minutes.
                </Trans>
              </p>
              <p className="mt-8">
                <ButtonLink to={at("/fast-booking")} size="lg">
                  <Trans>Begin a new request</Trans>
                </ButtonLink>
              </p>
            </>
          )}
        </div>
      </div>
    </SitePage>
  );
}
