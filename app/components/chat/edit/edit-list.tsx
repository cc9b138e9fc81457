/**
 * The entries of a list on a card: each with its boxes and a button that takes it out, and one more at the end. Many are lines, of which one
 * is open: the one that the visitor named, or that is wrong.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { isLocale } from "#app/domain/locale.ts";
import type { LabelledColumn, LabelledRows } from "#app/i18n/detailed/edit/edit-card.ts";
import { areLines, columnsOf } from "./boxes.ts";
import { EditControl } from "./edit-control.tsx";
import { entryText } from "./outline.ts";
import type { Entry } from "./typed.ts";

interface EditListProps {
  list: LabelledRows;
  entries: readonly Entry[];
  onChange(entries: readonly Entry[]): void;
}

export function EditList({ list, entries, onChange }: EditListProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  // Each entry keeps its own name while others are taken out.
  const [keys, setKeys] = useState(() => entries.map((_, at) => at));
  const next = useRef(entries.length);
  /** Entries that were added by hand are open. */
  const first = useRef(entries.length);

  // Decided as the card is shown: a line that turned into boxes while somebody types would be lost under their hands.
  const [isLine] = useState(() => areLines(list, entries));
  /** What the card says of a place it says of the entry that was there: its key is that place. */
  const isOpen = (key: number) => key >= first.current || list.errors[key] !== undefined || list.open === key;

  function remove(at: number) {
    setKeys(keys.filter((_, index) => index !== at));
    onChange(entries.filter((_, index) => index !== at));
    box.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  }

  function add() {
    setKeys([...keys, next.current]);
    next.current += 1;
    onChange([...entries, {}]);
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>("[data-row]");
      rows?.[rows.length - 1]?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    });
  }

  return (
    <fieldset ref={box} className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{list.label}</legend>
      {entries.map((entry, at) => {
        const key = keys[at] ?? at;
        return (
          <EditRow
            key={key}
            list={list}
            entry={entry}
            at={at}
            error={list.errors[key] ?? null}
            isLine={isLine}
            isOpen={isOpen(key)}
            onChange={(changed) => onChange(entries.map((one, index) => (index === at ? changed : one)))}
            onRemove={() => remove(at)}
          />
        );
      })}
      <Button data-add="" variant="secondary" size="sm" className="justify-self-start" onClick={add}>
        <Icon name="plus" size={16} /> {list.add}
      </Button>
    </fieldset>
  );
}

interface EditRowProps {
  list: LabelledRows;
  entry: Entry;
  at: number;
  error: string | null;
  /** It is a line that opens. */
  isLine: boolean;
  isOpen: boolean;
  onChange(entry: Entry): void;
  onRemove(): void;
}

function EditRow({ list, entry, at, error, isLine, isOpen, onChange, onRemove }: EditRowProps) {
  const { t, i18n } = useLingui();
  const number = at + 1;
  const who = list.columns.filter(({ options }) => !options).map(({ name }) => entry[name])[0] || number;
  const boxes = <Boxes list={list} entry={entry} error={error} onChange={onChange} />;
  const remove = (
    <Button
      variant="quiet"
      size="sm"
      className={isLine ? "absolute end-0 top-1" : "justify-self-end"}
      aria-label={t`Remove: ${who}`}
      onClick={onRemove}
    >
      <Trans>Remove</Trans>
    </Button>
  );
  if (!isLine)
    return (
      <div data-row="" className="grid gap-2 border-hairline border-t pt-3">
        {boxes}
        {remove}
      </div>
    );
  return (
    <div data-row="" className="relative border-hairline border-t">
      <details open={isOpen} className="group/line">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 pe-24 [&::-webkit-details-marker]:hidden">
          <Icon name="chevronDown" size={16} className="shrink-0 text-accent group-open/line:rotate-180" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            {entryText(isLocale(i18n.locale) ? i18n.locale : "en", list.columns, entry) || number}
          </span>
          {error === null ? null : (
            <span className="flex min-w-0 items-center gap-1 font-semibold text-danger text-sm group-open/line:hidden">
              <Icon name="alert" size={16} className="shrink-0" />
              {error}
            </span>
          )}
        </summary>
        <div className="pt-1 pb-4">{boxes}</div>
      </details>
      {remove}
    </div>
  );
}

/** The boxes of an entry; what was empty as it opened is one press away. */
function Boxes({ list, entry, error, onChange }: Pick<EditRowProps, "list" | "entry" | "error" | "onChange">) {
  const id = useId();
  // What holds something stays while it is typed over.
  const [[shown, more]] = useState(() => columnsOf(list, entry));
  const box = ({ name, label, ...column }: LabelledColumn, isFirst: boolean) => (
    <Field
      key={name}
      id={`${id}${name}`}
      label={<span className="text-sm">{label}</span>}
      optional="unmarked"
      error={isFirst ? error : null}
      className={column.kind === "area" || (list.columns.length > 3 && isFirst) ? "col-span-2 min-w-0" : "min-w-0 max-[22rem]:col-span-2"}
    >
      <EditControl {...column} value={entry[name] ?? ""} onChange={(value) => onChange({ ...entry, [name]: value })} />
    </Field>
  );
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2">
      {shown.map((column, place) => box(column, place === 0))}
      {more.length > 0 ? (
        <details className="col-span-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-accent text-sm">
            <Trans>More about this person</Trans>
          </summary>
          <div className="grid grid-cols-2 gap-x-3 gap-y-2">{more.map((column) => box(column, false))}</div>
        </details>
      ) : null}
    </div>
  );
}
