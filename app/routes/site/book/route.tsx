/** `/book` (specification, section 2 "Detailed booking form"). */
import { useLingui } from "@lingui/react";
import { type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { DetailedForm } from "#app/components/booking-form/detailed/detailed-form.tsx";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { localeContext } from "#app/context.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { addPart, BEGINS_WITH_FEW_TEXTS, SPEAKS_DETAILED } from "#app/i18n/catalogues/page-parts.ts";
import { BOOK_PAGE_TEXTS } from "#app/i18n/detailed/book-page-texts.ts";
import { FORM_TEXTS } from "#app/i18n/detailed/form-texts.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { detailedPageData } from "./page-data.ts";
import { takeDetailedStep } from "./submission.ts";

export const handle = { ...SPEAKS_DETAILED, ...BEGINS_WITH_FEW_TEXTS };

export function loader({ context, url }: Route.LoaderArgs) {
  return detailedPageData(context, url.pathname, BOOK_PAGE_TEXTS);
}

/** Reached from another page of the browser's program: its words first. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), addPart("detailed")]);
  return loaded;
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  return takeDetailedStep(await readForm(request), context, (key) => localePath(locale, `/booking-confirmation/${key}`));
}

/** The steps are in the address, so that Back works; the draft is kept current by other means. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && !formMethod ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? [];

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const navigate = useNavigate();
  return (
    <SitePage>
      <div className="page py-8 sm:py-12">
        <DetailedForm
          title={i18n._(FORM_TEXTS.title)}
          level={1}
          initial={loaderData.draft}
          posted={actionData}
          now={loaderData.now}
          openDays={loaderData.openDays}
          onSent={async (key) => navigate(at(`/booking-confirmation/${key}`))}
        />
      </div>
    </SitePage>
  );
}
