/** A part of the request, edited in the talk: what is noted is filled in, people and days are rows that can be taken out. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { ChatTurn } from "#app/api-client/chat.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { LabelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { EditControl } from "./edit-control.tsx";
import { EditList } from "./edit-list.tsx";
import { SaidRemarks } from "./said-remarks.tsx";
import { type Entry, typedOf } from "./typed.ts";

interface EditCardProps {
  card: LabelledCard;
  busy: boolean;
  /** Sends everything that is on the card. */
  onSave(said: Required<Pick<ChatTurn, "message" | "typed" | "card">>): void;
}

export function EditCard({ card, busy, onSave }: EditCardProps) {
  const { t } = useLingui();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(card.fields.map(({ name, value }) => [name, value])),
  );
  const [lists, setLists] = useState<Readonly<Record<string, readonly Entry[]>>>(() =>
    Object.fromEntries(card.rows.map(({ name, entries }) => [name, entries])),
  );
  const [kept, setKept] = useState<readonly string[]>(card.said);
  const { title, part, said } = card;

  useEffect(() => {
    // What is wrong is gone to; a card that only opens leaves the focus where it is.
    box.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (!busy)
      onSave({
        message: t`Saved: ${title}`,
        typed: typedOf(values, said.length > 0 ? { ...lists, remarks: kept.map((text) => ({ text })) } : lists),
        card: part,
      });
  }

  return (
    // What is typed here is announced by its own fields.
    <section ref={box} data-edit={part} aria-live="off" aria-label={title} className="border border-hairline-strong bg-raised px-4 py-4">
      <h3 className="mb-3 text-lg">{title}</h3>
      <form noValidate aria-label={title} onSubmit={save} className="grid gap-4">
        <SaidRemarks id={id} said={said} kept={kept} onChange={setKept} />
        {card.fields.map(({ name, label, error = null, ...field }) => (
          <Field key={name} id={`${id}${name}`} label={label} optional="unmarked" error={error}>
            <EditControl {...field} value={values[name] ?? ""} onChange={(value) => setValues({ ...values, [name]: value })} />
          </Field>
        ))}
        {card.rows.map((list) => (
          <EditList
            key={list.name}
            list={list}
            entries={lists[list.name] ?? []}
            onChange={(entries) => setLists({ ...lists, [list.name]: entries })}
          />
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" size="sm" loading={busy}>
            <Trans>Save</Trans>
          </Button>
          <p className="text-soft text-sm">
            <Trans>An emptied field is taken out.</Trans>
          </p>
        </div>
      </form>
    </section>
  );
}
