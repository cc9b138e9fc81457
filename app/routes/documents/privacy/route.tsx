import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { LegalPage, type LegalSection } from "#app/components/documents/legal-page.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext } from "#app/context.ts";
import type { Route } from "./+types/route";
import { BrowserStorage } from "./browser-storage.tsx";
import { Protection, Recipients, Responsible } from "./responsibility.tsx";
import { Changes, Laws, Rights } from "./rights.tsx";
import { Accounts, AgainstAbuse, Assistant, Bookings, Drafts, Reading } from "./what-is-kept.tsx";

const UPDATED = "2026-11-30";

const SECTIONS: readonly LegalSection[] = [
  { id: "responsible", title: <Trans>Who is responsible</Trans>, body: <Responsible /> },
  { id: "reading", title: <Trans>When you only read</Trans>, body: <Reading /> },
  { id: "drafts", title: <Trans>When you begin a booking or a conversation</Trans>, body: <Drafts /> },
  { id: "assistant", title: <Trans>The assistant and language models</Trans>, body: <Assistant /> },
  { id: "bookings", title: <Trans>When you send a request</Trans>, body: <Bookings /> },
  { id: "accounts", title: <Trans>When you sign in</Trans>, body: <Accounts /> },
  { id: "abuse", title: <Trans>Protection against abuse</Trans>, body: <AgainstAbuse /> },
  { id: "browser", title: <Trans>Cookies and storage in your browser</Trans>, body: <BrowserStorage /> },
  { id: "recipients", title: <Trans>Who receives it</Trans>, body: <Recipients /> },
  { id: "protection", title: <Trans>How it is protected</Trans>, body: <Protection /> },
  { id: "rights", title: <Trans>Your rights, and how to use them</Trans>, body: <Rights /> },
  { id: "laws", title: <Trans>Laws and authorities</Trans>, body: <Laws /> },
  { id: "changes", title: <Trans>Changes to this text</Trans>, body: <Changes /> },
];

export function loader({ context }: Route.LoaderArgs) {
  return pageMeta(
    context.get(i18nContext),
    msg`Privacy`,
    msg`What this site keeps about you, when it begins to keep it, for how long, and how to see, correct or remove it.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

/** `/privacy` (rulings, "Routes"): true to this software, down to the names of its cookies. */
export default function Privacy() {
  return (
    <SitePage>
      <LegalPage
        title={<Trans>Privacy</Trans>}
        lead={<Trans>What this site keeps, when it begins to keep it, for how long, and what you may ask of us.</Trans>}
        updated={UPDATED}
        note={
          <p>
            <Trans>
              Demonstration text, to be reviewed by counsel before use. What it says about storage and cookies describes what this software
              does.
            </Trans>
          </p>
        }
        sections={SECTIONS}
      />
    </SitePage>
  );
}
