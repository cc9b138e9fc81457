/** `/book` (specification, section 2 "Detailed booking form"). */
import { FormIsland } from "#app/components/booking-form/island/form-island.tsx";
import { hasForm } from "#app/components/layout/form-handle.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { localeContext } from "#app/context.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { BEGINS_WITH_FEW_TEXTS, SPEAKS_DETAILED } from "#app/i18n/catalogues/page-parts.ts";
import { BOOK_PAGE_TEXTS } from "#app/i18n/detailed/book-page-texts.ts";
import { readKeyedForm } from "#app/routes/site/form-key.ts";
import { loadWhole } from "#app/routes/site/load-whole.ts";
import type { Route } from "./+types/route";
import { detailedPageData } from "./page-data.ts";
import { takeDetailedStep } from "./submission.ts";

export const handle = { ...hasForm("detailed"), ...SPEAKS_DETAILED, ...BEGINS_WITH_FEW_TEXTS };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tags, ...form } = await detailedPageData(context, url.pathname, BOOK_PAGE_TEXTS);
  return { tags, form };
}

export const clientLoader = loadWhole;

export async function action({ request, context }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  return takeDetailedStep(await readKeyedForm(request), context, (key) => localePath(locale, `/booking-confirmation/${key}`));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? [];

export default function Book() {
  return (
    <SitePage>
      <FormIsland />
    </SitePage>
  );
}
