/** `/fast-booking` (specification, section 2): the form that the assistant fills while one talks. */
import { msg } from "@lingui/core/macro";
import { FormIsland } from "#app/components/booking-form/island/form-island.tsx";
import { hasForm } from "#app/components/layout/form-handle.ts";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import { BEGINS_WITH_FEW_TEXTS } from "#app/i18n/catalogues/page-parts.ts";
import { furtherLines } from "#app/i18n/detailed/draft-lines.ts";
import { keyOfPage, readKeyedForm } from "#app/routes/site/form-key.ts";
import { loadWhole } from "#app/routes/site/load-whole.ts";
import type { Route } from "./+types/route";
import { takeStep } from "./submission.ts";

export const handle = { ...hasForm("fast"), ...BEGINS_WITH_FEW_TEXTS };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageMeta(
    context.get(i18nContext),
    msg`Book a hearing`,
    msg`Request a hearing room or a virtual hearing in two minutes, by form or by talking to our assistant. We call you back to settle the details.`,
  );
  // Made here, so that the browser's program need not know how.
  const draft = await context.get(servicesContext).drafts.current();
  const told = furtherLines(context.get(i18nContext), plainValues(draft.values));
  return { tags: metaTags(page, url.pathname), form: { initial: draft, told, formKey: keyOfPage(context) } };
}

export const clientLoader = loadWhole;

export async function action({ request, context }: Route.ActionArgs) {
  return takeStep(await readKeyedForm(request), context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? [];

export default function FastBooking() {
  return (
    <SitePage>
      <FormIsland />
    </SitePage>
  );
}
