/** The list of a draft: documents and tabs, each moved by its buttons or by dragging. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type DragEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { BUNDLE_LIMITS, type BundleChoice, type BundleRecord, type DraftPart, isTab, tabLetter } from "#app/domain/case/bundles/bundle.ts";
import type { Draft } from "./use-draft.ts";

/** The kind of what is dragged: nothing else can be dropped on the list. */
const DRAGGED = "application/x-concord-bundle-line";

interface LinesProps {
  draft: Draft;
  bundle: BundleRecord;
  choices: readonly BundleChoice[];
}

export function Lines({ draft, bundle, choices }: LinesProps) {
  const { t } = useLingui();
  const { lines, tabs } = draft.typed;
  const parts = new Map(bundle.parts.map((part) => [part.document, part]));
  const known = new Map(choices.map((choice) => [choice.document, choice]));
  const steps = useSteps(draft);
  let letters = 0;
  return (
    <section aria-labelledby="bundle-lines">
      <h2 id="bundle-lines" className="border-b border-hairline-strong pb-3 text-xl">
        <Trans>Documents of the bundle</Trans>
      </h2>
      {lines.length === 0 && (
        <p className="py-4 text-soft">
          <Trans>No document is in it yet. Choose from the documents below.</Trans>
        </p>
      )}
      <ol>
        {lines.map(({ key, line }, at) => {
          const place = { at, count: lines.length, id: key, steps };
          if (isTab(line)) {
            const letter = tabLetter(letters++);
            return <TabLine key={key} {...place} letter={tabs === "letters" ? letter : null} title={line.tab} rename={draft.rename} />;
          }
          const name = parts.get(line.document) ?? known.get(line.document);
          return <DocumentLine key={key} {...place} document={line.document} known={name} part={parts.get(line.document)} />;
        })}
      </ol>
      <p role="status" className="sr-only">
        {steps.said}
      </p>
      {tabs === "letters" && (
        <Button
          type="submit"
          name="press"
          value="tab"
          variant="quiet"
          size="sm"
          className="-ml-3 mt-3 min-h-11"
          onClick={steps.onPress("tab")}
        >
          <Icon name="plus" size={16} />
          {t`Add a tab`}
        </Button>
      )}
    </section>
  );
}

type Steps = ReturnType<typeof useSteps>;

/** Moves by buttons, which keep the focus, and by dragging. */
function useSteps(draft: Draft) {
  const { t } = useLingui();
  const [said, setSaid] = useState("");
  const dragging = useDragging(draft);
  const focused = useRef<string | null>(null);
  const count = draft.typed.lines.length;
  // What is moved in the document loses the focus in some browsers.
  useEffect(() => {
    if (focused.current !== null) document.getElementById(focused.current)?.focus();
    focused.current = null;
  });
  return {
    said,
    ...dragging,
    onPress:
      (press: string, then: string | null = null, place: { name: string; at: number } | null = null) =>
      (event: MouseEvent) => {
        event.preventDefault();
        draft.press(press);
        focused.current = then;
        if (place) setSaid(t`${place.name}: ${place.at + 1} of ${count}`);
      },
    /** Leaves a line out, and goes on with the one that comes in its place. */
    onOut: (at: number, name: string) => (event: MouseEvent) => {
      event.preventDefault();
      const { lines } = draft.typed;
      const next = lines[at + 1] ?? lines[at - 1];
      draft.press(`out:${at}`);
      focused.current = next ? `out-${next.key}` : "bundle-choices";
      setSaid(t`${name} is left out`);
    },
  };
}

/** What makes lines that can be dragged, and dropped on one another. */
function useDragging(draft: Draft) {
  const [over, setOver] = useState<string | null>(null);
  /** The place of what is being dragged: the browser does not say so while it is over another. */
  const dragged = useRef<number | null>(null);
  return {
    over,
    handle: (at: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(DRAGGED, String(at));
        event.dataTransfer.effectAllowed = "move";
        dragged.current = at;
      },
      onDragEnd: () => {
        dragged.current = null;
        setOver(null);
      },
    }),
    target: (id: string, at: number) => ({
      // What is dragged down comes behind the line that it is dropped on.
      "data-over": over === id ? ((dragged.current ?? at) < at ? "behind" : "before") : undefined,
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(id);
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        const from = event.dataTransfer.getData(DRAGGED);
        setOver(null);
        if (from === "") return;
        event.preventDefault();
        draft.place(Number(from), at);
      },
    }),
  };
}

interface PlaceProps {
  at: number;
  count: number;
  /** Its key: of its row, and of the ids of its buttons. */
  id: string;
  steps: Steps;
}

interface DocumentLineProps extends PlaceProps {
  document: string;
  known: Pick<BundleChoice, "exhibit" | "description" | "originalName"> | undefined;
  part: DraftPart | undefined;
}

function DocumentLine({ document, known, part, ...place }: DocumentLineProps) {
  const { exhibit, description, originalName } = known ?? { exhibit: null, description: "", originalName: document };
  return (
    <li
      {...place.steps.target(place.id, place.at)}
      className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-hairline py-2 data-[over=before]:border-t-2 data-[over=before]:border-t-accent data-[over=behind]:border-b-2 data-[over=behind]:border-b-accent"
    >
      <input type="hidden" name="line" value={`d:${document}`} />
      <span className="tabular w-14 shrink-0 py-2 font-semibold">{exhibit}</span>
      <span className="min-w-0 flex-1 basis-56 py-2 [overflow-wrap:anywhere]">
        {description || originalName}
        {description && <span className="block text-sm text-soft">{originalName}</span>}
        {part?.problem && <Problem problem={part.problem} />}
        {part?.file !== undefined && (
          <span className="block text-sm text-soft">
            <Trans>Taken as a file next to the PDF</Trans>
          </span>
        )}
      </span>
      <Buttons {...place} name={exhibit ?? originalName} />
    </li>
  );
}

function Problem({ problem }: { problem: NonNullable<DraftPart["problem"]> }) {
  return (
    <span className="mt-1 block">
      <Badge tone="danger">
        {problem === "withdrawn" && <Trans>Withdrawn since</Trans>}
        {problem === "waiting" && <Trans>Being scanned for viruses</Trans>}
        {problem === "quarantined" && <Trans>Held back by the virus scanner</Trans>}
        {problem === "encrypted" && <Trans>Encrypted</Trans>}
        {problem === "damaged" && <Trans>Damaged</Trans>}
        {problem === "swollen" && <Trans>Too complex</Trans>}
        {problem === "layers" && <Trans>Layers switched off</Trans>}
        {problem === "form" && <Trans>Interactive form</Trans>}
        {problem === "picture" && <Trans>Picture too large</Trans>}
      </Badge>
    </span>
  );
}

interface TabLineProps extends PlaceProps {
  /** Null where tabs are exhibit numbers: it is kept, and not used. */
  letter: string | null;
  title: string;
  rename: (at: number, title: string) => void;
}

function TabLine({ letter, title, rename, ...place }: TabLineProps) {
  const { t } = useLingui();
  const name = letter === null ? t`Tab (not used)` : t`Tab ${letter}`;
  return (
    <li
      {...place.steps.target(place.id, place.at)}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline bg-sunk px-3 py-2 data-[over=before]:border-t-2 data-[over=before]:border-t-accent data-[over=behind]:border-b-2 data-[over=behind]:border-b-accent"
    >
      <span className="min-w-14 shrink-0 whitespace-nowrap font-serif text-lg">{letter === null ? t`Tab` : t`Tab ${letter}`}</span>
      <span className="min-w-0 flex-1 basis-56">
        <Input
          name="tab"
          aria-label={t`Name of ${name}`}
          maxLength={BUNDLE_LIMITS.tab}
          value={title}
          onChange={(event) => rename(place.at, event.target.value)}
          placeholder={t`Name (may stay empty)`}
        />
      </span>
      <Buttons {...place} name={name} />
    </li>
  );
}

/** One step up or down, out, and a handle for dragging where there is a mouse. */
function Buttons({ at, count, id, steps, name }: PlaceProps & { name: string }) {
  const { t } = useLingui();
  const step = (verb: "up" | "down", to: number, label: ReactNode) => (
    <Step
      id={`${verb}-${id}`}
      press={`${verb}:${at}`}
      off={to < 0 || to >= count}
      icon="chevronDown"
      turned={verb === "up"}
      label={label}
      onPress={steps.onPress(`${verb}:${at}`, `${verb}-${id}`, { name, at: to })}
    />
  );
  return (
    <span className="no-print inline-flex items-center gap-1">
      <span
        {...steps.handle(at)}
        aria-hidden="true"
        title={t`Drag to put it elsewhere`}
        className="hidden cursor-grab px-1 text-soft pointer-fine:inline"
      >
        ⠿
      </span>
      {step("up", at - 1, t`Move ${name} up`)}
      {step("down", at + 1, t`Move ${name} down`)}
      <Step id={`out-${id}`} press={`out:${at}`} off={false} icon="close" label={t`Leave out ${name}`} onPress={steps.onOut(at, name)} />
    </span>
  );
}

interface StepProps {
  id: string;
  press: string;
  off: boolean;
  icon: IconName;
  turned?: boolean;
  label: ReactNode;
  onPress: (event: MouseEvent) => void;
}

function Step({ id, press, off, icon, turned = false, label, onPress }: StepProps) {
  return (
    <Button
      id={id}
      type="submit"
      name="press"
      value={off ? "" : press}
      variant="quiet"
      size="sm"
      aria-disabled={off || undefined}
      className="min-h-11 min-w-11"
      onClick={off ? (event) => event.preventDefault() : onPress}
    >
      <Icon name={icon} size={16} className={turned ? "rotate-180" : ""} />
      <span className="sr-only">{label}</span>
    </Button>
  );
}
