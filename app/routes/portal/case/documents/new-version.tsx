import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { AudienceChoice, CaseDocumentView } from "#app/domain/case/filing.ts";
import type { Filer } from "#app/domain/case/room.ts";
import { ACCEPTED } from "#app/domain/documents/document.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import type { Refused } from "../action.ts";
import { LargeVersion } from "./large/large-version.tsx";
import { isLarge } from "./send-one.ts";

interface NewVersionProps {
  caseId: string;
  audiences: readonly AudienceChoice[];
  document: CaseDocumentView;
  filer: Filer;
  /** What was refused of this form. */
  refused: Refused | undefined;
}

/** Files a further version of one's own document: a large one in parts, which takes a script. */
export function NewVersion({ caseId, audiences, document, filer, refused }: NewVersionProps) {
  const { i18n, t } = useLingui();
  const isSending = useNavigation().formData?.get("replaces") === document.id;
  const input = useRef<HTMLInputElement>(null);
  const [large, setLarge] = useState<File | null>(null);
  const issue = large ? undefined : refused?.issues[0];
  function empty() {
    if (input.current) input.current.value = "";
    setLarge(null);
  }
  return (
    <details className="text-sm open:basis-full" open={refused !== undefined || undefined}>
      <summary className="inline-flex min-h-9 items-center font-semibold text-accent hover:underline">
        <Trans>File a new version</Trans>
        <span className="sr-only">: {document.originalName}</span>
      </summary>
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="mt-2 grid max-w-form gap-3 pb-3"
        // Its own form sends what comes in parts.
        onSubmit={(event) => large && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="file" />
        <input type="hidden" name="replaces" value={document.id} />
        <Field
          name="file"
          id={`version-${document.id}`}
          label={t`New version`}
          hint={<Hint />}
          error={issue && caseMessageText(i18n, issue.code)}
        >
          <Input
            ref={input}
            type="file"
            accept={ACCEPTED}
            onChange={({ currentTarget: { files } }) => setLarge(files?.[0] && isLarge(files[0]) ? files[0] : null)}
          />
        </Field>
        {!large && (
          <Button type="submit" variant="secondary" className="justify-self-start" loading={isSending}>
            <Trans>File the new version</Trans>
          </Button>
        )}
      </Form>
      {large && (
        <LargeVersion
          key={`${large.name} ${large.size} ${large.lastModified}`}
          {...{ caseId, audiences, filer }}
          replaces={document.id}
          file={large}
          onEnd={empty}
        />
      )}
    </details>
  );
}

/** What becomes of the version before, and what may be chosen. */
function Hint() {
  return (
    <>
      <Trans>The current version stays readable and is marked as superseded. Everyone who sees it sees the new one too.</Trans>{" "}
      {useLive() ? (
        <Trans>PDF, Word document or picture, up to 500 MB each</Trans>
      ) : (
        <Trans>PDF, Word document or picture, up to 10 MB each</Trans>
      )}
    </>
  );
}
