/** The head of the form: what it takes, how far it is, and the other way to fill it. */
import { Trans } from "@lingui/react/macro";
import { HearingComposer } from "../chat/hearing-composer.tsx";
import { useSitePath } from "../layout/use-site-path.ts";
import { ButtonLink } from "../ui/button.tsx";
import { BeginAgainLink } from "./begin-again-link.tsx";
import type { DraftSnapshot } from "./draft/draft-snapshot.ts";
import { REQUIRED_FIELDS } from "./fields.ts";

export function FormIntro({ snapshot, live }: { snapshot: DraftSnapshot; live: boolean }) {
  const { draft, continuedElsewhere } = snapshot;
  return (
    <div>
      <h1 className="text-3xl">
        <Trans>Book a hearing in two minutes</Trans>
      </h1>
      <p className="mt-2 max-w-prose text-soft">
        <Trans>Fill in the form, or tell the assistant what you need and watch it fill the form for you.</Trans>
      </p>
      <SentNotice snapshot={snapshot} />
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {continuedElsewhere ? <Trans>This request was continued on another device. What you fill in here begins a new one.</Trans> : null}
      </p>
      {/* Without scripts there is nobody to talk to, and the form is here. */}
      <HearingComposer live={live} className="noscript:hidden mt-6 border-accent border-s-2 ps-4" />
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
        <Progress snapshot={snapshot} />
        {draft.version > 0 ? <BeginAgainLink /> : null}
      </div>
    </div>
  );
}

/** That the request has been received, from here or from another tab. */
function SentNotice({ snapshot: { sentAs, sentElsewhere } }: { snapshot: DraftSnapshot }) {
  const at = useSitePath();
  if (!sentAs && !sentElsewhere) return null;
  return (
    <div role="status" className="mt-4 border-success border-s-4 bg-success-wash p-4">
      <p className="font-semibold">
        {sentElsewhere ? (
          <Trans>This request was sent from another tab, and has been received.</Trans>
        ) : (
          <Trans>Your request has been received.</Trans>
        )}
      </p>
      {sentElsewhere ? (
        <p>
          <Trans>What you fill in here begins a new one.</Trans>
        </p>
      ) : null}
      {sentAs ? (
        <ButtonLink href={at(`/booking-confirmation/${sentAs}`)} variant="quiet" size="sm" className="-ms-3">
          <Trans>See your confirmation</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** How much is filled in, and whether it is saved. */
function Progress({ snapshot: { draft, values, saving, unsaved } }: { snapshot: DraftSnapshot }) {
  const total = REQUIRED_FIELDS.length;
  const filled = REQUIRED_FIELDS.filter((field) => values[field] && !draft.missing.includes(field)).length;
  return (
    <p className="text-soft text-sm tabular">
      <Trans>
        {filled} of {total} filled
      </Trans>
      {draft.version > 0 || unsaved.size > 0 ? (
        <>
          {" · "}
          <span role="status">
            {saving === "failed" ? (
              <Trans>Not saved yet; we keep trying</Trans>
            ) : unsaved.size > 0 ? (
              <Trans>Saving…</Trans>
            ) : (
              <Trans>Saved</Trans>
            )}
          </span>
        </>
      ) : null}
    </p>
  );
}
