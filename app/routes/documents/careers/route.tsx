import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { PageOpening } from "#app/components/documents/page-opening.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext } from "#app/context.ts";
import type { Route } from "./+types/route";
import { Work } from "./work.tsx";
import { OpenProcess, WriteToUs } from "./writing-to-us.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return pageMeta(
    context.get(i18nContext),
    msg`Careers`,
    msg`Who works in a hearing venue, and how to write to us. No position is posted at the moment.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

/** `/careers` (rulings, "Routes"): the work, the door to knock at, and no opening that does not exist. */
export default function Careers() {
  return (
    <SitePage>
      <PageOpening
        title={<Trans>Good hearings are made by people nobody has to think about</Trans>}
        lead={
          <Trans>They set the room, keep the record, find the interpreter and answer the telephone. This is what they do with us.</Trans>
        }
      >
        <p className="mt-8 max-w-[33rem] border-l-2 border-accent pl-5">
          <Trans>
            No position is posted at the moment. We would rather say so than leave an old advertisement standing; you are welcome to write
            to us all the same.
          </Trans>
        </p>
      </PageOpening>
      <Work />
      <WriteToUs />
      <OpenProcess />
    </SitePage>
  );
}
