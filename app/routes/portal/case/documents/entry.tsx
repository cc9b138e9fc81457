import { Trans, useLingui } from "@lingui/react/macro";
import type { HTMLAttributes, ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { AudienceChoice, CaseDocumentView } from "#app/domain/case/filing.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { Filer } from "#app/domain/case/room.ts";
import { formatBytes } from "#app/i18n/numbers.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import type { Refused } from "../action.ts";
import { AudienceBadge } from "../audience-choice.tsx";
import { Description, EditDescription } from "./description.tsx";
import { Fingerprint } from "./fingerprint.tsx";
import { NewVersion } from "./new-version.tsx";
import { ViewLink } from "./preview/view-link.tsx";

interface EntryProps {
  caseId: string;
  audiences: readonly AudienceChoice[];
  document: CaseDocumentView;
  /** Its other versions, newest first: earlier ones, and later ones that were withdrawn. */
  others: readonly CaseDocumentView[];
  filer: Filer;
  zone: string;
  refused: Refused | undefined;
  /** What the row listens to where others may be dropped before it. */
  dropTarget: HTMLAttributes<HTMLLIElement>;
  /** The controls of its place in the folder. */
  order: ReactNode;
}

/** One document: its name, who filed it and when, what became of it, and what its reader may do with it. */
export function Entry({ caseId, audiences, document, others, filer, zone, refused, dropTarget, order }: EntryProps) {
  return (
    <li
      {...dropTarget}
      className="border-b border-hairline py-4 data-[over=before]:border-t-2 data-[over=before]:border-t-accent data-[over=behind]:border-b-2 data-[over=behind]:border-b-accent"
    >
      <Facts document={document} zone={zone} order={order} />
      <Description document={document} />
      {(document.mayReplace || document.mayWithdraw || document.mayArrange) && (
        <div className="no-print mt-1 flex flex-wrap items-start gap-x-6">
          {document.mayArrange && (
            <EditDescription document={document} filer={filer} refused={isOf(refused, "describe-document", "document", document.id)} />
          )}
          {document.mayReplace && (
            <NewVersion
              caseId={caseId}
              audiences={audiences}
              document={document}
              filer={filer}
              refused={isOf(refused, "file", "replaces", document.id)}
            />
          )}
          {document.mayWithdraw && (
            <Withdrawal
              document={document}
              refused={refused}
              leaves={others.some(({ state }) => state === "filed" || state === "waiting")}
            />
          )}
        </div>
      )}
      {others.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-9 items-center text-soft hover:text-ink">
            <Trans>Other versions</Trans>
            <span className="tabular ml-1.5">({others.length})</span>
          </summary>
          <ul className="mt-1 grid gap-3 border-l-2 border-hairline pl-4">
            {others.map((version) => (
              <li key={version.id}>
                <Facts document={version} zone={zone} />
                {version.mayWithdraw && <Withdrawal document={version} refused={refused} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Facts({ document, zone, order = null }: { document: CaseDocumentView; zone: string; order?: ReactNode }) {
  const { i18n } = useLingui();
  const { originalName: name, uploader, state } = document;
  const by = `${uploader.firstName} ${uploader.lastName}`.trim();
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {document.exhibit && <span className="tabular font-semibold">{document.exhibit}</span>}
        {state === "filed" ? (
          <a
            href={`/api/documents/${document.id}/download`}
            download={name}
            className="prose-link inline-flex items-baseline gap-2 font-semibold [overflow-wrap:anywhere]"
          >
            <Icon name="download" size={16} className="self-center" />
            {name}
          </a>
        ) : (
          <span className={`font-semibold [overflow-wrap:anywhere] ${state === "waiting" ? "" : "text-soft line-through"}`}>{name}</span>
        )}
        {state === "filed" && <ViewLink id={document.id} name={name} />}
        <Badges document={document} />
        {order}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-soft">
        <span className="tabular">
          {formatBytes(i18n.locale, document.size)} · {by}, {formatMoment(i18n.locale, document.createdAt, zone)}
        </span>
        <Fingerprint sha256={document.sha256} name={name} />
      </div>
      {document.withdrawn && (
        <p className="mt-1 max-w-measure text-sm">
          <Trans>
            Withdrawn on {formatMoment(i18n.locale, document.withdrawn.at, zone)}: {document.withdrawn.reason}
          </Trans>
        </p>
      )}
    </>
  );
}

/** What a document is, who sees it and whether it was withdrawn. */
function Badges({ document }: { document: CaseDocumentView }) {
  const { version, state } = document;
  return (
    <span className="flex flex-wrap gap-2">
      {document.award === "award" && (
        <Badge tone="success">
          <Trans>Award</Trans>
        </Badge>
      )}
      {document.award === "earlier_award" && (
        <Badge tone="warning">
          <Trans>Award before the reopening</Trans>
        </Badge>
      )}
      {version > 1 && (
        <Badge>
          <Trans>Version {version}</Trans>
        </Badge>
      )}
      {!document.latest && state !== "withdrawn" && (
        <Badge>
          <Trans>Superseded</Trans>
        </Badge>
      )}
      <AudienceBadge audience={document.audience} />
      <StateBadge state={state} />
    </span>
  );
}

function StateBadge({ state }: Pick<CaseDocumentView, "state">) {
  if (state === "withdrawn")
    return (
      <Badge tone="danger">
        <Trans>Withdrawn</Trans>
      </Badge>
    );
  if (state === "quarantined")
    return (
      <Badge tone="danger">
        <Trans>Held back by the virus scanner</Trans>
      </Badge>
    );
  if (state === "waiting")
    return (
      <Badge tone="warning">
        <Trans>Being scanned for viruses</Trans>
      </Badge>
    );
  return null;
}

/** Whether what was refused is this document's form. */
const isOf = (refused: Refused | undefined, intent: string, field: string, id: string) =>
  refused?.intent === intent && refused.typed[field] === id ? refused : undefined;

interface WithdrawalProps {
  document: CaseDocumentView;
  refused: Refused | undefined;
  /** Whether the version before it takes its place. */
  leaves?: boolean;
}

function Withdrawal({ document, refused, leaves = false }: WithdrawalProps) {
  const { i18n, t } = useLingui();
  const navigation = useNavigation();
  const mine = isOf(refused, "withdraw-document", "document", document.id);
  const issue = mine?.issues[0];
  return (
    <details className="text-sm open:basis-full" open={mine !== undefined || undefined}>
      <summary className="inline-flex min-h-9 items-center text-soft underline-offset-4 hover:text-danger hover:underline">
        <Trans>Withdraw</Trans>
        <span className="sr-only">: {document.originalName}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid max-w-form gap-3 pb-3">
        <input type="hidden" name="intent" value="withdraw-document" />
        <input type="hidden" name="document" value={document.id} />
        <Field
          name="reason"
          id={`withdraw-${document.id}`}
          label={t`Reason`}
          hint={
            <>
              <Trans>
                Everyone who can see the document reads this. Its name and fingerprint stay; its content can no longer be opened.
              </Trans>{" "}
              {leaves && <Trans>The version before it takes its place. Withdraw that one too if it is not to be read.</Trans>}
            </>
          }
          error={issue && caseMessageText(i18n, issue.code)}
        >
          <Textarea rows={2} maxLength={CASE_LIMITS.reason} defaultValue={mine?.typed.reason ?? ""} />
        </Field>
        <Button
          type="submit"
          variant="danger"
          className="justify-self-start"
          loading={navigation.formData?.get("document") === document.id}
        >
          <Trans>Withdraw the document</Trans>
        </Button>
      </Form>
    </details>
  );
}
