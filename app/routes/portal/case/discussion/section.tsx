import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { AttachableDocument, AudienceChoice, CaseMessageView, MessageDraft } from "#app/domain/case/filing.ts";
import type { Refused } from "../action.ts";
import { Compose } from "./compose.tsx";
import { Message } from "./message.tsx";

interface DiscussionProps {
  caseId: string;
  /** Oldest first. */
  messages: readonly CaseMessageView[];
  /** Leads to the messages before these. */
  older: string | null;
  /** Whether these are older ones, and not the latest. */
  earlier: boolean;
  audiences: readonly AudienceChoice[];
  draft: MessageDraft;
  documents: readonly AttachableDocument[];
  mayPost: boolean;
  formKey: string;
  zone: string;
  refused: Refused | undefined;
}

/** What was said in the case, as its reader may read it, and the way to say more. */
export function Discussion(props: DiscussionProps) {
  const { caseId, messages, older, earlier, mayPost, zone } = props;
  const { t } = useLingui();
  const link = "prose-link inline-flex min-h-11 items-center";
  return (
    <section aria-labelledby="discussion" className="min-w-0">
      <h2 id="discussion" className="scroll-mt-6 border-b border-hairline-strong pb-3 text-xl">
        <Trans>Discussion</Trans>
      </h2>
      {older && (
        <p className="no-print">
          <Link to={`?before=${older}#discussion`} className={link}>
            <Trans>Older messages</Trans>
          </Link>
        </p>
      )}
      {messages.length === 0 ? (
        <p className="py-4 text-soft">
          <Trans>No messages yet</Trans>
        </p>
      ) : (
        <div role="log" aria-label={t`Messages, the latest last`}>
          <ol>
            {messages.map((message) => (
              <Message key={message.id} message={message} zone={zone} />
            ))}
          </ol>
        </div>
      )}
      {earlier && (
        <p className="no-print">
          <Link to="?#discussion" className={link}>
            <Trans>Latest messages</Trans>
          </Link>
        </p>
      )}
      {mayPost && (
        <Compose
          caseId={caseId}
          audiences={props.audiences}
          draft={props.draft}
          documents={props.documents}
          formKey={props.formKey}
          refused={props.refused}
        />
      )}
    </section>
  );
}
