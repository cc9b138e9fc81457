/** The fields and the lists of a card, or of one section of a sheet. What is missing or not sure says so next to its label. */
import { Trans } from "@lingui/react/macro";
import { Field } from "#app/components/ui/field.tsx";
import type { LabelledCard, LabelledField } from "#app/i18n/detailed/edit/edit-card.ts";
import { EditControl } from "./edit-control.tsx";
import { EditList } from "./edit-list.tsx";
import type { Lists, Values } from "./typed.ts";

interface EditFieldsProps extends Pick<LabelledCard, "fields" | "rows"> {
  id: string;
  values: Values;
  lists: Lists;
  onValues(values: Values): void;
  onLists(lists: Lists): void;
}

export function EditFields({ fields, rows, id, values, lists, onValues, onLists }: EditFieldsProps) {
  return (
    <>
      {fields.map(({ name, label, error = null, mark, ...field }) => (
        <Field
          key={name}
          id={`${id}${name}`}
          label={<MarkedLabel label={label} mark={values[name] ? undefined : mark} />}
          hint={mark?.words ? <Doubt words={mark.words} /> : undefined}
          optional="unmarked"
          error={error}
        >
          <EditControl {...field} value={values[name] ?? ""} onChange={(value) => onValues({ ...values, [name]: value })} />
        </Field>
      ))}
      {rows.map((list) => (
        <div key={list.name} className="grid min-w-0 gap-2">
          {list.mark?.words ? (
            <p className="text-sm text-soft">
              <Doubt words={list.mark.words} />
            </p>
          ) : list.mark && !(lists[list.name] ?? []).length ? (
            <MarkedLabel label="" mark={list.mark} />
          ) : null}
          <EditList list={list} entries={lists[list.name] ?? []} onChange={(entries) => onLists({ ...lists, [list.name]: entries })} />
        </div>
      ))}
    </>
  );
}

type Mark = LabelledField["mark"];

/** "Needed" goes as soon as something is typed. */
function MarkedLabel({ label, mark }: { label: string; mark: Mark }) {
  return (
    <>
      {label}
      {mark?.kind === "missing" ? (
        <span className="ms-2 rounded-sm bg-accent-wash px-1.5 py-0.5 font-normal text-accent text-xs">
          <Trans>needed</Trans>
        </span>
      ) : null}
    </>
  );
}

/** The visitor's own words, where they may mean something else than what is noted. */
function Doubt({ words }: { words: string }) {
  return (
    <span className="block border-accent border-s-2 ps-2 wrap-anywhere">
      <Trans>You wrote “{words}”. Is this right?</Trans>
    </span>
  );
}
