import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { Chambers } from "#app/domain/case/tribunal/deliberation.ts";
import { isLocale } from "#app/domain/locale.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_PARTS_TEXTS } from "#app/i18n/catalogues/portal/case-parts.ts";
import { listed } from "#app/i18n/lists.ts";
import { CaseTabs } from "#app/routes/portal/case/case-tabs.tsx";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { type RefusedPost, takePost } from "./actions.ts";
import { isAwardIntent } from "./award/intents.ts";
import { PanelAward } from "./award/section.tsx";
import { Notes } from "./notes.tsx";
import { Thread } from "./thread.tsx";

export const handle = CASE_PARTS_TEXTS;

/** Nothing reached us. */
const LOST = 503;

/** A number of the thread; what is none begins at the latest. */
const cursorOf = (before: string | null) => (/^[1-9]\d{0,8}$/.test(before ?? "") ? Number(before) : null);

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const before = cursorOf(url.searchParams.get("before"));
  const [who, chambers] = await Promise.all([services.actor(), orNotFound(services.chambers.open(params.id, before))]);
  const award = chambers.isPanel && chambers.isOpen ? await orNotFound(services.panelAwards.read(params.id)) : null;
  // Among older posts the newest are not before anybody's eyes.
  if (before === null) await services.chambers.markRead(params.id, chambers.newest, request);
  return {
    id: params.id,
    chambers,
    award,
    earlier: before !== null,
    zone: readerZone(who),
    // The next form's own: pressing twice does once.
    formKey: crypto.randomUUID(),
    title: `${context.get(i18nContext)._(msg`Tribunal only`)}, ${chambers.caseNumber} – ${PROVIDER.name}`,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return takePost(context, params.id, await readForm(request));
}

/** What could not be sent is still in its form. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = new URLSearchParams(await request.clone().text());
  try {
    return await serverAction();
  } catch (error) {
    // What the browser throws where nothing was answered.
    if (!(error instanceof TypeError)) throw error;
    const text = (name: string) => form.get(name) ?? "";
    const typed = { intent: text("intent"), id: text("id"), room: text("room"), content: text("content") };
    const lost = { ...typed, typed: Object.fromEntries(form), issues: [], refusal: "lost" } satisfies RefusedPost;
    return data(lost, { status: LOST });
  }
}

/** Also after a refusal: the notes are shown in their current state. Without a connection nothing could be read again, and the page would be gone. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== LOST;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** What the members of the tribunal write for themselves and for each other: nobody else sees it, administrators neither. */
export default function CaseChambers({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { t } = useLingui();
  const { id, chambers, award, earlier, zone, formKey } = loaderData;
  const { isPanel, isOpen, panel, thread } = chambers;
  const shared = { zone, formKey, refused };
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to="/cases" variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            <Trans>Back to Cases</Trans>
          </ButtonLink>
        }
        title={chambers.title}
        lead={<Lead chambers={chambers} />}
      >
        <CaseTabs caseId={id} current="chambers" />
      </PageHeader>
      {refused?.refusal && <Refusal refused={refused} isShown={[...panel, ...chambers.own].some((note) => note.id === refused.id)} />}
      <div className="mt-10 grid gap-y-12">
        {award && <PanelAward caseId={id} award={award} zone={zone} refused={refused} />}
        {(isPanel || thread.length > 0) && <Thread chambers={chambers} earlier={earlier} {...shared} />}
        {(isPanel || panel.length > 0) && (
          <Notes
            room="panel"
            title={<Trans>Notes of the panel</Trans>}
            lead={<Trans>All members of the panel read and change these.</Trans>}
            label={t`New note of the panel`}
            notes={panel}
            mayWrite={isPanel && isOpen}
            {...shared}
          />
        )}
        <Notes
          room="own"
          title={<Trans>My notes</Trans>}
          lead={<Trans>You alone read these.</Trans>}
          label={t`New note of your own`}
          notes={chambers.own}
          mayWrite={isOpen}
          {...shared}
        />
      </div>
    </>
  );
}

function Lead({ chambers: { isPanel, isOpen, members } }: { chambers: Chambers }) {
  const { i18n, t } = useLingui();
  const names = listed(isLocale(i18n.locale) ? i18n.locale : "en", [t({ message: "you", context: "first in a row of names" }), ...members]);
  return (
    <>
      {isPanel && members.length > 0 ? (
        <Trans>Seen by {names}. Neither the parties nor our office see that anything is here.</Trans>
      ) : (
        <Trans>Seen by you. Neither the parties nor our office see that anything is here.</Trans>
      )}
      {!isOpen && (
        <>
          {" "}
          <Trans>The case is resolved: nothing is added or changed.</Trans>
        </>
      )}
    </>
  );
}

/** Why nothing was done; `isShown`: whether what it was about is still on the page. */
function Refusal({ refused: { intent, refusal }, isShown }: { refused: RefusedPost; isShown: boolean }) {
  return (
    <div className="mt-6">
      <OutcomeBox tone="danger">
        {refusal === "lost" && <Trans>The connection was lost: it may not have been saved. What you typed is still in its form.</Trans>}
        {refusal === "stale_version" && isAwardIntent(intent) && (
          <Trans>
            Another member has answered, or the award has ended, since this page was read. Nothing was published. It is shown as it is now.
          </Trans>
        )}
        {refusal === "stale_version" && !isAwardIntent(intent) && <Stale intent={intent} isShown={isShown} />}
        {refusal === "transition_refused" && <Trans>The case has moved on and this can no longer be done. It is shown as it is now.</Trans>}
        {refusal === "forbidden" && !isAwardIntent(intent) && <Trans>Only who wrote a note removes it.</Trans>}
        {refusal === "forbidden" && isAwardIntent(intent) && (
          <Trans>The presiding arbitrator puts the award to the panel and issues it; the others answer it. Nothing was changed.</Trans>
        )}
      </OutcomeBox>
    </div>
  );
}

function Stale({ intent, isShown }: { intent: string; isShown: boolean }) {
  if (intent === "open-earlier") return <Trans>The panel has changed meanwhile, and nothing was opened. It is shown as it is now.</Trans>;
  if (!isShown) return <Trans>This note was removed meanwhile. What you typed is in the form for a new note.</Trans>;
  return <Trans>Another member changed this note first. It is shown as it is now, and what you typed is in its form.</Trans>;
}
