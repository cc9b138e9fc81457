import { Dialog as Base } from "@base-ui/react/dialog";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import type { Role } from "#app/domain/people/roles.ts";
import { SEARCH_LENGTH } from "#app/domain/search/found.ts";
import { type Entry, entryGroups } from "./entries.ts";
import { useSearch } from "./use-search.ts";

/** One field over everything that the reader may see and do: a combobox over a list in groups (WAI-ARIA, "Editable combobox with list"). */
export default function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const { answer, state } = useSearch(typed);
  const groups = entryGroups(i18n, { role, typed: typed.trim(), found: answer?.found ?? [] });
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)];
  const field = useRef<HTMLInputElement>(null);
  function go(entry: Entry | undefined) {
    if (!entry) return;
    onClose();
    if (entry.isDocument) window.location.assign(entry.to);
    else void navigate(entry.to);
  }
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-start justify-center overflow-y-auto sm:px-6 sm:pt-[12vh]">
          <Base.Popup
            initialFocus={field}
            className="flex max-h-dvh w-full flex-col bg-raised text-ink shadow-lift max-sm:min-h-dvh sm:max-h-[70vh] sm:max-w-160 sm:rounded-md"
          >
            <Base.Title className="sr-only">
              <Trans>Search everything</Trans>
            </Base.Title>
            <SearchBar
              ref={field}
              typed={typed}
              active={active}
              hasEntries={entries.length > 0}
              isBusy={state === "busy"}
              onType={(text) => {
                setTyped(text);
                setAt(0);
              }}
              onKey={(event) => {
                const next = moved(event, at, entries.length);
                if (next !== null) setAt(next);
                else if (event.key === "Enter" && !event.nativeEvent.isComposing) go(active);
              }}
            />
            <Told typed={typed} state={state} guessed={answer?.guessed ?? []} count={entries.length} />
            <FoundList groups={groups} active={active} onPoint={(entry) => setAt(entries.indexOf(entry))} onGo={go} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface SearchBarProps {
  ref: Ref<HTMLInputElement>;
  typed: string;
  active: Entry | undefined;
  hasEntries: boolean;
  isBusy: boolean;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

function SearchBar({ ref, typed, active, hasEntries, isBusy, onType, onKey }: SearchBarProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3 border-b border-hairline px-4">
      <Icon name="search" className="text-soft" />
      <input
        ref={ref}
        role="combobox"
        aria-label={t`Search everything`}
        aria-expanded={hasEntries}
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-activedescendant={active ? `palette-${active.key}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_LENGTH}
        value={typed}
        placeholder={t`A name, number, phone, document, page…`}
        className="min-h-14 min-w-0 grow bg-transparent text-base outline-none placeholder:text-soft"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
      />
      {isBusy && <Spinner />}
      <Base.Close
        aria-label={t`Close`}
        className="-mr-2 flex size-11 items-center justify-center rounded-sm text-soft hover:bg-accent-wash hover:text-ink"
      >
        <Icon name="close" size={18} />
      </Base.Close>
    </div>
  );
}

interface FoundListProps {
  groups: ReturnType<typeof entryGroups>;
  active: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onGo: (entry: Entry) => void;
}

function FoundList({ groups, active, onPoint, onGo }: FoundListProps) {
  const { i18n, t } = useLingui();
  return (
    <div id="palette-list" role="listbox" aria-label={t`What was found`} className="overflow-y-auto pb-2">
      {groups.map(({ key, heading, entries: own }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options and no fieldsets.
        <div key={key} role="group" aria-label={i18n._(heading)}>
          <p aria-hidden="true" className="eyebrow px-4 pt-3 pb-1">
            {i18n._(heading)}
          </p>
          {own.map((entry) => (
            <Option key={entry.key} entry={entry} isActive={entry === active} onPoint={() => onPoint(entry)} onGo={() => onGo(entry)} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where the arrow keys lead, around both ends; null for other keys. */
function moved(event: KeyboardEvent, at: number, count: number): number | null {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || count === 0) return null;
  event.preventDefault();
  return (at + step + count) % count;
}

interface OptionProps {
  entry: Entry;
  isActive: boolean;
  onPoint: () => void;
  onGo: () => void;
}

function Option({ entry, isActive, onPoint, onGo }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and its keys.
    <div
      ref={option}
      id={`palette-${entry.key}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onGo}
      className="flex min-h-10 cursor-pointer items-baseline gap-x-3 px-4 py-1.5 max-sm:flex-col max-sm:items-stretch aria-selected:bg-accent-wash aria-selected:shadow-[inset_2px_0_0_var(--accent)]"
    >
      <span className="min-w-0 shrink-0 truncate font-semibold">{entry.name}</span>
      <span className="tabular min-w-0 truncate text-sm text-soft">{entry.more}</span>
    </div>
  );
}

interface ToldProps {
  typed: string;
  state: "idle" | "busy" | "failed";
  guessed: readonly string[];
  count: number;
}

/** How the search went, for everybody: also for who does not see the list. */
function Told({ typed, state, guessed, count }: ToldProps) {
  const words = guessed.join(" ");
  let told: ReactNode = null;
  if (state === "failed") told = <Trans>The search did not work. Please try again.</Trans>;
  else if (typed.trim() !== "" && state === "idle" && count === 0) told = <Trans>Nothing was found.</Trans>;
  else if (words) told = <Trans>Nothing has these words; this has “{words}”.</Trans>;
  return (
    <>
      <p role="status" className="px-4 pt-3 text-sm text-soft empty:hidden">
        {told}
      </p>
      <p role="status" className="sr-only">
        {state === "idle" && typed.trim() !== "" && <Plural value={count} one="# found" other="# found" />}
      </p>
    </>
  );
}
