import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { AttachableDocument, AudienceChoice as Choice, MessageDraft } from "#app/domain/case/filing.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { AUDIENCES } from "#app/domain/case/vocabulary.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { heldBoxes, heldValue, useBegun } from "#app/routes/portal/use-begun.ts";
import type { Refused } from "../action.ts";
import { AudienceBadge, AudienceChoice } from "../audience-choice.tsx";
import { ATTACH } from "./actions.ts";
import { useMessage } from "./use-message.ts";

interface ComposeProps {
  caseId: string;
  audiences: readonly Choice[];
  draft: MessageDraft;
  /** What may be attached: not withdrawn, not held back. */
  documents: readonly AttachableDocument[];
  formKey: string;
  refused: Refused | undefined;
}

const heldContent = () => heldValue("message-content", "content");
const heldAudience = () => heldValue("message-content", "audience");
const audienceIn = (chosen: string | null) => AUDIENCES.find((one) => one === chosen);

/** What the form holds now, where it holds anything. */
function held(): Partial<MessageDraft> {
  const [content, audience] = [heldContent(), audienceIn(heldAudience())];
  return { ...(content === null ? {} : { content }), ...(audience === undefined ? {} : { audience }) };
}

/** What was ticked in a form that was refused. */
const attachedIn = (refused: Refused | undefined) =>
  Object.keys(refused?.typed ?? {}).flatMap((name) => (name.startsWith(ATTACH) ? [name.slice(ATTACH.length)] : []));

/** What the message begins with: what was typed before the page's program ran, what was refused, or what was kept. */
function useBegunMessage(kept: MessageDraft, mine: Refused | undefined) {
  const content = useBegun(heldContent, mine?.typed.content ?? kept.content);
  const chosen = useBegun(heldAudience, mine?.typed.audience ?? kept.audience);
  const documents = useBegun(() => heldBoxes("message-content", ATTACH), attachedIn(mine));
  return { content, audience: audienceIn(chosen) ?? ("everyone" as const), documents };
}

/** Writes a message: whom it is for by name, what it says, what is attached. What was begun is there again on any device. */
export function Compose({ caseId, audiences, draft: kept, documents, formKey, refused }: ComposeProps) {
  const { i18n, t } = useLingui();
  const navigation = useNavigation();
  const mine = refused?.intent === "post-message" ? refused : undefined;
  const message = useMessage(caseId, kept, { ...useBegunMessage(kept, mine), held }, formKey);
  const { draft, write } = message;
  const issueOf = (field: string) => {
    const issue = mine?.issues.find((one) => one.field === field);
    return issue && caseMessageText(i18n, issue.code);
  };
  // Only what everybody who reads the message may see too; without a script all, and the server says which may not.
  const live = useLive();
  const offered = documents.filter(({ audience }) => !live || audience === "everyone" || audience === draft.audience);
  return (
    <Form
      method="post"
      preventScrollReset
      className="no-print mt-6 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void message.send();
      }}
    >
      <input type="hidden" name="intent" value="post-message" />
      <input type="hidden" name="formKey" value={formKey} />
      <Field name="content" id="message-content" label={t`New message`} error={message.error ?? issueOf("content") ?? issueOf("form")}>
        <Textarea
          rows={4}
          className="min-h-28"
          maxLength={CASE_LIMITS.message}
          value={draft.content}
          onChange={(event) => write({ ...draft, content: event.currentTarget.value })}
        />
      </Field>
      <AudienceChoice
        id="message-audience"
        choices={audiences}
        value={draft.audience}
        onChange={(audience) => {
          write({ ...draft, audience });
          message.setDocuments([]);
        }}
        message
        error={issueOf("audience")}
      />
      {offered.length > 0 && <Attachments offered={offered} message={message} issue={issueOf("documents")} />}
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        loading={message.busy || navigation.formData?.get("intent") === "post-message"}
      >
        <Icon name="send" size={18} />
        <Trans>Send message</Trans>
      </Button>
    </Form>
  );
}

interface AttachmentsProps {
  offered: readonly AttachableDocument[];
  message: Pick<ReturnType<typeof useMessage>, "documents" | "setDocuments">;
  issue: string | undefined;
}

/** Documents of the case that go along, folded away until they are wanted. */
function Attachments({ offered, message, issue }: AttachmentsProps) {
  return (
    <details open={issue !== undefined || undefined}>
      <summary className="inline-flex min-h-9 items-center font-semibold text-accent hover:underline">
        <Trans>Attach documents of the case</Trans>
        {message.documents.length > 0 && <span className="tabular ml-1.5">({message.documents.length})</span>}
      </summary>
      {issue && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {issue}
        </p>
      )}
      <ul className="mt-2 grid max-h-64 gap-1 overflow-y-auto border-l-2 border-hairline pl-4">
        {offered.map(({ id, originalName, audience }) => (
          <li key={id}>
            <label className="flex min-h-9 items-center gap-3">
              <input
                type="checkbox"
                name={ATTACH + id}
                value="on"
                checked={message.documents.includes(id)}
                onChange={(event) =>
                  message.setDocuments(
                    event.currentTarget.checked ? [...message.documents, id] : message.documents.filter((one) => one !== id),
                  )
                }
                className="size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">{originalName}</span>
              <AudienceBadge audience={audience} />
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
