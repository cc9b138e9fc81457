/** Under a reply: what was noted, each to be changed in place, and what was kept for staff in the visitor's own words. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { NotedChip } from "#app/api-client/chat.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { EditPart } from "#app/domain/talk/edit/parts.ts";
import { FieldEditor, isSingle } from "../values/field-editor.tsx";

interface ChipsProps {
  noted: readonly NotedChip[];
  remarks: readonly string[];
  /** True under the newest reply, of a request that is not sent yet. */
  editable: boolean;
  /** Opens the card of what has several parts. */
  onEdit(part: EditPart, words: string): void;
}

export function Chips({ noted, remarks, editable, onEdit }: ChipsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  // By hand since: how it reads now, null where it was taken back.
  const [changed, setChanged] = useState<Readonly<Record<number, string | null>>>({});
  const list = useRef<HTMLUListElement>(null);
  if (noted.length + remarks.length === 0) return null;
  const edited = open === null || !editable ? null : noted[open];

  /** One value is changed in place; a list, days and hours on their card. */
  function press({ field, part, label }: NotedChip, index: number) {
    if (field && isSingle(field)) setOpen(open === index ? null : index);
    else onEdit(part, `${t`Change`}: ${label}`);
  }

  function close(index: number) {
    setOpen(null);
    list.current?.querySelector<HTMLElement>(`[data-chip="${index}"]`)?.focus();
  }

  return (
    <div className="grid gap-2">
      <ul ref={list} aria-label={t`Noted`} className="flex flex-wrap gap-1.5">
        {noted.map((chip, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished reply's chips never move.
          <li key={index} className="max-w-full">
            <Chip
              chip={chip}
              index={index}
              text={changed[index]}
              open={open === index}
              editable={editable && changed[index] !== null}
              onPress={() => press(chip, index)}
            />
          </li>
        ))}
        <Remarks remarks={remarks} editable={editable} onEdit={onEdit} />
      </ul>
      {edited?.field && open !== null ? (
        <FieldEditor
          key={open}
          field={edited.field}
          label={edited.label}
          onCancel={() => close(open)}
          onDone={(text) => {
            setChanged({ ...changed, [open]: text });
            close(open);
          }}
        />
      ) : null}
    </div>
  );
}

/** What staff will read in the visitor's own words. */
function Remarks({ remarks, editable, onEdit }: Pick<ChipsProps, "remarks" | "editable" | "onEdit">) {
  const { t } = useLingui();
  return (
    <>
      {remarks.map((remark) => (
        <li key={remark} className="max-w-full rounded-sm bg-sunk px-2.5 py-1.5 text-sm text-soft wrap-anywhere">
          <Trans>For our staff, in your words: “{remark}”</Trans>
        </li>
      ))}
      {remarks.length > 0 && editable ? (
        <li>
          <Button variant="quiet" size="sm" onClick={() => onEdit("remarks", t`Edit the remarks`)}>
            <Icon name="pencil" size={14} /> <Trans>Edit the remarks</Trans>
          </Button>
        </li>
      ) : null}
    </>
  );
}

interface ChipProps {
  chip: NotedChip;
  index: number;
  text: string | null | undefined;
  open: boolean;
  editable: boolean;
  onPress(): void;
}

const CHIP = "block rounded-sm border px-2.5 py-1.5 text-start text-sm wrap-anywhere";

function Chip({ chip: { label, text: first }, index, text = first, open, editable, onPress }: ChipProps) {
  const words = (
    <>
      <span className="text-soft">
        <Trans>{label}:</Trans>
      </span>{" "}
      {text === null ? <s>{first}</s> : text}
      {text === null ? (
        <span className="text-soft">
          {" "}
          <Trans>(undone)</Trans>
        </span>
      ) : null}
    </>
  );
  if (!editable) {
    return (
      <span data-chip={index} tabIndex={-1} className={`${CHIP} border-hairline`}>
        {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-chip={index}
      aria-expanded={open}
      onClick={onPress}
      className={`${CHIP} min-h-9 border-accent-line bg-accent-wash hover:border-accent`}
    >
      {words} <Icon name="pencil" size={14} className="ms-1 inline align-[-0.1em] text-accent" />
      <span className="sr-only">
        <Trans>Change</Trans>
      </span>
    </button>
  );
}
