/** Why nothing was saved of a bundle. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { type BundleRecord, isTab } from "#app/domain/case/bundles/bundle.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import type { RefusedBundle } from "./actions.ts";

interface RefusalProps {
  refused: RefusedBundle;
  reset: () => void;
  /** Who has changed it last. */
  by: string;
}

/** Of a draft that may still be changed: what was typed is still in it. */
export function Refusal({ refused: { intent, issues, refusal, typed }, reset, by }: RefusalProps) {
  const { i18n } = useLingui();
  const others = issues.filter(({ field }) => field !== "title");
  return (
    <div className="mt-6">
      <OutcomeBox tone="danger">
        {refusal === "stale_version" && typed && (
          <>
            <p>
              <Trans>
                {by} has changed this bundle, or a document in it was changed, while you were at it. What you have here is kept: save it to
                put it in the place of what is stored, or go back to what is stored.
              </Trans>
            </p>
            <Button variant="quiet" size="sm" className="-ml-3" onClick={reset}>
              <Trans>Show what is stored</Trans>
            </Button>
          </>
        )}
        {refusal === "stale_version" && intent === "go-on-bundle" && (
          <p>
            <Trans>This bundle, or a document in it, was changed while it was made. Look at it, and make it final again.</Trans>
          </p>
        )}
        {refusal === "stale_version" && intent === "give-up-bundle" && (
          <p>
            <Trans>{by} has changed this bundle while you were at it, and it was not removed. Look at it before you remove it.</Trans>
          </p>
        )}
        {refusal === "transition_refused" && <Resolved />}
        {refusal === "forbidden" && <Forbidden />}
        {others.map(({ code, name }) => (
          <p key={`${code} ${name}`}>{caseMessageText(i18n, code, name)}</p>
        ))}
        {others.length === 0 && issues.length > 0 && (
          <p>
            <Trans>Nothing was saved: see the title below.</Trans>
          </p>
        )}
      </OutcomeBox>
    </div>
  );
}

const Resolved = () => (
  <p>
    <Trans>The case was resolved meanwhile: its bundles are not changed any more.</Trans>
  </p>
);

const Forbidden = () => (
  <p>
    <Trans>You may not change this bundle.</Trans>
  </p>
);

/** Of a bundle that has become final, or whose case was resolved, while somebody was at it: what they typed is still to be read, and copied from. */
export function LateRefusal({ refused: { refusal, typed }, bundle }: { refused: RefusedBundle; bundle: BundleRecord }) {
  const { t } = useLingui();
  const names = new Map(
    bundle.parts.map(({ document, exhibit, description, originalName }) => [document, exhibit ?? (description || originalName)]),
  );
  const { by } = bundle;
  return (
    <div className="mt-6">
      <OutcomeBox tone="danger">
        {bundle.state === "final" ? (
          <p>
            <Trans>{by} made this bundle final while you were at it: it is not changed any more.</Trans>
          </p>
        ) : refusal === "forbidden" ? (
          <Forbidden />
        ) : (
          <Resolved />
        )}
        {typed && (
          <>
            <p className="mt-2">
              <Trans>What you have typed was not saved. Begin a new bundle if you still need it:</Trans>
            </p>
            <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{typed.title}</p>
            <ol className="list-decimal pl-6 [overflow-wrap:anywhere]">
              {typed.lines.map((line) =>
                isTab(line) ? (
                  <li key={`tab ${line.tab}`}>{line.tab ? `${t`Tab`}: ${line.tab}` : t`Tab`}</li>
                ) : (
                  <li key={line.document}>{names.get(line.document) ?? t`Another document of the case`}</li>
                ),
              )}
            </ol>
          </>
        )}
      </OutcomeBox>
    </div>
  );
}
