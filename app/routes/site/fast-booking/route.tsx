/** `/fast-booking` (specification, section 2): the form that the assistant fills while one talks. */
import { msg } from "@lingui/core/macro";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { DetailedWay } from "#app/components/booking-form/detailed-way.tsx";
import { FastForm } from "#app/components/booking-form/fast-form.tsx";
import { ResumeLink } from "#app/components/booking-form/resume-link.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import { BEGINS_WITH_FEW_TEXTS } from "#app/i18n/catalogues/page-parts.ts";
import { furtherLines } from "#app/i18n/detailed/draft-lines.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { NextSteps } from "./next-steps.tsx";
import { takeStep } from "./submission.ts";

export const handle = BEGINS_WITH_FEW_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageMeta(
    context.get(i18nContext),
    msg`Book a hearing`,
    msg`Request a hearing room or a virtual hearing in two minutes, by form or by talking to our assistant. We call you back to settle the details.`,
  );
  // Made here, so that the browser's program need not know how.
  const draft = await context.get(servicesContext).drafts.current();
  return { tags: metaTags(page, url.pathname), draft, told: furtherLines(context.get(i18nContext), plainValues(draft.values)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeStep(await readForm(request), context);
}

/** The steps are in the address, so that Back works; the draft is kept current by other means. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && !formMethod ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? [];

export default function FastBooking({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SitePage>
      <div className="page py-8 sm:py-12">
        <div className="@container">
          <div className="grid gap-10 @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:gap-14">
            <FastForm initial={loaderData.draft} told={loaderData.told} posted={actionData} />
            <aside className="grid content-start gap-8 @4xl:border-hairline @4xl:border-s @4xl:ps-8">
              <NextSteps />
              <DetailedWay />
              <ResumeLink />
            </aside>
          </div>
        </div>
      </div>
    </SitePage>
  );
}
