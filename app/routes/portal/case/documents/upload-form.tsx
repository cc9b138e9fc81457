import type { I18n } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { AudienceChoice as Choice } from "#app/domain/case/filing.ts";
import type { Filer } from "#app/domain/case/room.ts";
import { AUDIENCES, type Audience } from "#app/domain/case/vocabulary.ts";
import { ACCEPTED } from "#app/domain/documents/document.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { heldValue, useBegun } from "#app/routes/portal/use-begun.ts";
import type { Refused } from "../action.ts";
import { AudienceChoice } from "../audience-choice.tsx";
import { ChosenFiles } from "./chosen.tsx";
import { type FilingFields, FilingFieldset, NO_FIELDS } from "./filing-fields.tsx";
import { GoingOn } from "./large/begun-as.tsx";
import { Unfinished } from "./large/unfinished.tsx";
import { useUnfinished } from "./large/use-unfinished.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import { useUploads } from "./use-uploads.ts";

interface UploadFormProps {
  caseId: string;
  audiences: readonly Choice[];
  filer: Filer;
  /** Whose numbers the documents get; null for none. */
  numbers: Filer | null;
  refused: Refused | undefined;
  zone: string;
}

/** Files documents: several at once with a script, each with its progress; one at a time without. */
export function UploadForm({ caseId, audiences, filer, numbers, refused, zone }: UploadFormProps) {
  const { i18n } = useLingui();
  const { uploads, busy, choose, send, pause, restart, remove, changeFields } = useUploads(caseId, filer, numbers);
  const { unfinished, begunFor, discard } = useUnfinished(caseId, uploads, busy);
  const mine = refused?.intent === "file" && !refused.typed.replaces ? refused : undefined;
  const [audience, setAudience] = useAudience(mine?.typed.audience);
  const [asked, setAsked] = useState(false);
  // What goes on is filed for whom it was begun, as its row says.
  const asksFor = uploads.length === 0 || uploads.some((upload) => upload.state !== "refused" && !begunFor(upload));
  const typed = { ...NO_FIELDS, ...mine?.typed };
  const mayNumber = audience === "everyone" && numbers !== null;
  const { input, take } = useFileInput(choose);
  useFocusKept(input, uploads.length + uploads.filter(begunFor).length);
  const errorOf = errorsOf(i18n, mine);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className="no-print mt-6 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (uploads.length > 0) void send(audience, begunFor).then(() => setAsked(false));
      }}
    >
      <input type="hidden" name="intent" value="file" />
      <Unfinished {...{ unfinished, audiences, busy, zone }} onDiscard={(id) => void discard(id)} field={input} />
      <DropArea onDrop={take}>
        <FileField
          input={input}
          onTake={take}
          error={(asked && uploads.length === 0 && caseMessageText(i18n, "document_empty")) || errorOf("file") || errorOf("form")}
        />
        <ChosenFiles
          uploads={uploads}
          busy={busy}
          onRemove={remove}
          onPause={pause}
          saidOf={(upload) => {
            const { key, fields } = upload;
            const begun = begunFor(upload);
            if (begun)
              return <GoingOn upload={begun} audiences={audiences} onDiscard={() => void discard(begun.id).then(() => restart(key))} />;
            const change = (made: Partial<FilingFields>) => changeFields(key, made);
            return <FilingFieldset id={`upload-${key}`} values={fields} filer={filer} mayNumber={mayNumber} onChange={change} />;
          }}
        />
      </DropArea>
      {/* Without a script one document is filed at a time, and what it is comes with it. */}
      <noscript>
        <FilingFieldset id="document" values={typed} filer={filer} mayNumber={numbers !== null} errorOf={errorOf} />
      </noscript>
      {asksFor && (
        <AudienceChoice id="document-audience" choices={audiences} value={audience} onChange={setAudience} error={errorOf("audience")} />
      )}
      <FilingButton count={uploads.filter(({ state }) => state !== "refused").length} busy={busy} />
    </Form>
  );
}

/** Whom it is for: as chosen before the page's program ran, or as it was refused. */
function useAudience(typed = "everyone") {
  const begun = useBegun(() => heldValue("document-audience", "audience"), typed);
  return useState<Audience>(AUDIENCES.find((one) => one === begun) ?? "everyone");
}

interface FileFieldProps {
  input: RefObject<HTMLInputElement | null>;
  onTake: (files: FileList | null) => void;
  error: string | undefined;
}

function FileField({ input, onTake, error }: FileFieldProps) {
  const { t } = useLingui();
  const live = useLive();
  return (
    <Field
      name="file"
      id="document-file"
      label={live ? t`Choose documents, or drop them here` : t`Choose a document`}
      hint={<Hint live={live} />}
      error={error}
    >
      <Input ref={input} type="file" accept={ACCEPTED} multiple={live} onChange={(event) => onTake(event.currentTarget.files)} />
    </Field>
  );
}

/** What was refused of a field. */
const errorsOf = (i18n: I18n, refused: Refused | undefined) => (field: string) => {
  const issue = refused?.issues.find((one) => one.field === field);
  return issue && caseMessageText(i18n, issue.code, issue.name);
};

/** What may be chosen: a large file comes in parts, which takes a script. */
function Hint({ live }: { live: boolean }) {
  return live ? (
    <Trans>PDF, Word document or picture, up to 500 MB each</Trans>
  ) : (
    <Trans>PDF, Word document or picture, up to 10 MB each</Trans>
  );
}

/** Files what is chosen; without a script one document is sent as a form. */
function FilingButton({ count, busy }: { count: number; busy: boolean }) {
  const navigation = useNavigation();
  return (
    <Button
      type="submit"
      variant="secondary"
      className="justify-self-start"
      loading={busy || (navigation.formData?.get("intent") === "file" && !navigation.formData.get("replaces"))}
    >
      {count > 1 ? <Plural value={count} one="File # document" other="File # documents" /> : <Trans>File the document</Trans>}
    </Button>
  );
}

/** The input of files, each choice of which is given to `choose`. */
function useFileInput(choose: (files: readonly File[]) => Promise<void>) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) void choose([...files]);
    // The list is ours from here; the same file may be chosen again.
    if (input.current) input.current.value = "";
  };
  // What was chosen before the page's program ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => take(input.current?.files ?? null), []);
  return { input, take };
}

/** Around the field: dropping is another way to what it does. */
function DropArea({ onDrop, children }: { onDrop: (files: FileList) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the field in it does
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files);
      }}
      className={`rounded-sm border border-dashed px-4 py-4 transition-colors ${over ? "border-accent bg-accent-wash" : "border-hairline-strong"}`}
    >
      {children}
    </div>
  );
}
