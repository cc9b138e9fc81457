/** The entries of a list on a card: each with its fields and a button that takes it out, and one more at the end. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { LabelledRows } from "#app/i18n/detailed/edit/edit-card.ts";
import { EditControl } from "./edit-control.tsx";
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
      {entries.map((entry, at) => (
        <EditRow
          key={keys[at]}
          list={list}
          entry={entry}
          at={at}
          error={list.errors[at] ?? null}
          onChange={(changed) => onChange(entries.map((one, index) => (index === at ? changed : one)))}
          onRemove={() => remove(at)}
        />
      ))}
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
  onChange(entry: Entry): void;
  onRemove(): void;
}

function EditRow({ list, entry, at, error, onChange, onRemove }: EditRowProps) {
  const { t } = useLingui();
  const id = useId();
  const number = at + 1;
  const who = list.columns.filter(({ options }) => !options).map(({ name }) => entry[name])[0] || number;
  return (
    <div data-row="" className="grid grid-cols-2 gap-x-3 gap-y-2 border-hairline border-t pt-3">
      {list.columns.map(({ name, label, ...column }, place) => (
        <Field
          key={name}
          id={`${id}${name}`}
          label={<span className="text-sm">{label}</span>}
          optional="unmarked"
          error={place === 0 ? error : null}
          className={
            column.kind === "area" || (list.columns.length > 3 && place === 0) ? "col-span-2 min-w-0" : "min-w-0 max-[22rem]:col-span-2"
          }
        >
          <EditControl {...column} value={entry[name] ?? ""} onChange={(value) => onChange({ ...entry, [name]: value })} />
        </Field>
      ))}
      <Button variant="quiet" size="sm" className="col-span-2 justify-self-end" aria-label={t`Remove: ${who}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
