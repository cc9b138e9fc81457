import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { AudienceChoice, CaseDocumentView } from "#app/domain/case/filing.ts";
import type { Filer } from "#app/domain/case/room.ts";
import type { Refused } from "../action.ts";
import { Entry } from "./entry.tsx";
import { useOrdering } from "./use-ordering.ts";

interface FolderProps {
  caseId: string;
  audiences: readonly AudienceChoice[];
  /** Of one folder, the latest version of each, in their order. */
  latest: readonly CaseDocumentView[];
  /** All versions. */
  documents: readonly CaseDocumentView[];
  /** Which one follows in the whole folder, of which this page may show a part. */
  following: Readonly<Record<string, string | null>>;
  filer: Filer;
  zone: string;
  refused: Refused | undefined;
}

/** The documents of one folder, which those who may put in another order. */
export function Folder({ caseId, audiences, latest, documents, following, filer, zone, refused }: FolderProps) {
  const { t } = useLingui();
  // Others follow as they were filed.
  const ordered = latest.filter(({ audience }) => audience === "everyone").map(({ id }) => id);
  const ordering = useOrdering(ordered, following);
  const moved = latest.find(({ id }) => id === ordering.moved);
  const count = ordered.length;
  return (
    <>
      <ul aria-busy={ordering.busy}>
        {latest.map((document) => {
          const at = ordered.indexOf(document.id);
          return (
            <Entry
              key={document.rootId}
              caseId={caseId}
              audiences={audiences}
              document={document}
              others={documents.filter(({ id, rootId }) => rootId === document.rootId && id !== document.id).reverse()}
              filer={filer}
              zone={zone}
              refused={refused}
              dropTarget={at >= 0 ? ordering.dropAt(document.id) : {}}
              order={
                document.mayOrder && ordered.length > 1 ? (
                  <Order document={document} ordered={ordered} at={at} following={following} ordering={ordering} />
                ) : null
              }
            />
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {moved && !ordering.busy && t`${nameOf(moved)}: ${ordered.indexOf(moved.id) + 1} of ${count}`}
      </p>
    </>
  );
}

/** What a document is called where it is put in order. */
const nameOf = ({ exhibit, originalName }: CaseDocumentView): string => exhibit ?? originalName;

interface OrderProps {
  document: CaseDocumentView;
  ordered: readonly string[];
  at: number;
  following: FolderProps["following"];
  ordering: ReturnType<typeof useOrdering>;
}

/** One step up or down, and a handle for dragging where there is a mouse. */
function Order({ document, ordered, at, following, ordering }: OrderProps) {
  const { t } = useLingui();
  const { id } = document;
  const name = nameOf(document);
  const next = ordered[at + 1];
  return (
    <span className="no-print inline-flex items-center gap-1">
      <span
        {...ordering.handle(id)}
        aria-hidden="true"
        title={t`Drag to put it elsewhere`}
        className="hidden cursor-grab px-1 text-soft pointer-fine:inline"
      >
        ⠿
      </span>
      <Step id={`up-${id}`} of={id} to={ordered[at - 1] ?? null} off={at === 0} ordering={ordering}>
        <Icon name="chevronDown" size={16} className="rotate-180" />
        <span className="sr-only">{t`Move ${name} up`}</span>
      </Step>
      <Step id={`down-${id}`} of={id} to={(next && following[next]) ?? null} off={next === undefined} ordering={ordering}>
        <Icon name="chevronDown" size={16} />
        <span className="sr-only">{t`Move ${name} down`}</span>
      </Step>
    </span>
  );
}

interface StepProps {
  id: string;
  of: string;
  to: string | null;
  off: boolean;
  ordering: OrderProps["ordering"];
  children: React.ReactNode;
}

function Step({ id, of, to, off, ordering, children }: StepProps) {
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!off) void ordering.put(of, to, id);
      }}
    >
      <input type="hidden" name="intent" value="order-document" />
      <input type="hidden" name="document" value={of} />
      <input type="hidden" name="before" value={off ? of : (to ?? "")} />
      <Button id={id} type="submit" variant="quiet" size="sm" aria-disabled={off || undefined} className="min-w-11">
        {children}
      </Button>
    </Form>
  );
}

/** Without documents in any folder there is no word of them. */
export function NoDocuments() {
  return (
    <p className="py-4 text-soft">
      <Trans>No documents uploaded yet</Trans>
    </p>
  );
}
