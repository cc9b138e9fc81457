/** The request so far: what was said, in groups, each line to be changed in place, and what is still needed. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { DraftLines } from "#app/api-client/drafts.ts";
import { useDraft } from "#app/components/booking-form/use-draft.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { fieldsOfSection, type SectionId } from "#app/domain/booking/registry/registry.ts";
import { type EditPart, partOf } from "#app/domain/talk/edit/parts.ts";
import { FieldEditor, isSingle } from "../values/field-editor.tsx";
import { PlanClocks } from "./plan-clocks.tsx";
import { PlanRooms } from "./plan-rooms.tsx";
import { usePlanLines } from "./use-plan-lines.ts";

type Line = DraftLines["lines"][number];

/** In the order in which a request is read; what no group names comes last. */
const GROUPS: readonly (readonly [MessageDescriptor, readonly SectionId[]])[] = [
  [msg`The hearing`, ["proceeding", "proceeding_details", "location", "virtual_platform", "case_info"]],
  [msg`Days and hours`, ["scheduling"]],
  [msg`People`, ["booking_contact", "claimant", "ordering_counsel", "respondent", "additional_counsel", "people"]],
  [msg`Rooms and services`, ["equipment", "court_reporting", "extra_services", "financial"]],
  [msg`Remarks`, ["special_requirements"]],
];

/** Opens the card of a part in the talk. `words`: what the press says there. */
export type OnEditPart = (part: EditPart, words: string) => void;

export function PlanLines({ onEdit }: { onEdit: OnEditPart }) {
  const { i18n, t } = useLingui();
  const { lines, missing, clocks } = usePlanLines();
  const [open, setOpen] = useState<DraftField | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const grouped = GROUPS.map(([title, sections]) => ({ title, lines: linesOf(lines, sections) })).filter((group) => group.lines.length > 0);

  /** One value is changed in place; a list, days and hours on their card. */
  function press({ field, label }: Line) {
    if (isSingle(field)) setOpen(open === field ? null : field);
    else onEdit(partOf(field), `${t`Change`}: ${label}`);
  }

  function close(field: DraftField) {
    setOpen(null);
    box.current?.querySelector<HTMLElement>(`[data-line="${field}"]`)?.focus();
  }

  return (
    <div ref={box} className="grid gap-5">
      {grouped.map((group) => (
        <section key={group.title.id}>
          <h3 className="font-sans font-semibold text-soft text-xs tracking-wide uppercase">{i18n._(group.title)}</h3>
          <dl className="mt-1">
            {group.lines.map((line) => (
              <PlanLine key={line.field} line={line} open={open === line.field} onPress={() => press(line)} onClose={close} />
            ))}
          </dl>
        </section>
      ))}
      {clocks ? <PlanClocks view={clocks} /> : null}
      <PlanRooms />
      {missing.length > 0 ? (
        <p className="border-hairline-strong border-t pt-3 text-soft">
          <Trans>Still needed: {missing.join(", ")}</Trans>
        </p>
      ) : null}
    </div>
  );
}

interface PlanLineProps {
  line: Line;
  open: boolean;
  onPress(): void;
  onClose(field: DraftField): void;
}

function PlanLine({ line: { field, label, text }, open, onPress, onClose }: PlanLineProps) {
  const { t } = useLingui();
  const { glowing } = useDraft();
  return (
    <div
      className={`grid grid-cols-[8.5rem_1fr_auto] items-baseline gap-x-3 border-hairline border-t py-1.5 ${glowing.has(field) ? "animate-glow" : ""}`}
    >
      <dt className="text-soft wrap-anywhere">{label}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
      <dd>
        <button
          type="button"
          data-line={field}
          aria-expanded={isSingle(field) ? open : undefined}
          aria-label={t`Change: ${label}`}
          onClick={onPress}
          className="inline-flex size-8 items-center justify-center rounded-sm text-soft hover:bg-accent-wash hover:text-accent"
        >
          <Icon name="pencil" size={16} />
        </button>
      </dd>
      {open ? (
        <dd className="col-span-3 mt-2">
          <FieldEditor field={field} label={label} onDone={() => onClose(field)} onCancel={() => onClose(field)} />
        </dd>
      ) : null}
    </div>
  );
}

function linesOf(lines: readonly Line[], sections: readonly SectionId[]): Line[] {
  const fields = sections.flatMap(fieldsOfSection);
  return lines.filter(({ field }) => fields.includes(field));
}
