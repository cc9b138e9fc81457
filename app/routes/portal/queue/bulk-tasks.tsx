import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type ApiError, request } from "#app/api-client/request.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { StaffTaskRecord, TaskAssignee } from "#app/domain/booking/office/staff-task.ts";
import type { TypedTaskMove } from "#app/domain/booking/office/task-move.ts";
import type { ChosenRow, RowResult } from "../office/bulk/run-all.ts";
import { type Bulk, resultOf } from "../office/bulk/use-bulk.ts";

export interface ChosenTask extends ChosenRow {
  /** Whose it was when it was chosen. */
  taken: StaffTaskRecord["taken"];
}

/** A task as it is chosen; it is known by whose hands it is in, and has no version. */
export const chosenTask = ({ id, contact, booking, taken }: StaffTaskRecord, unnamed: string): ChosenTask => ({
  id,
  version: 0,
  name: [contact.name || contact.phone || unnamed, booking?.bookingNumber].filter(Boolean).join(" "),
  taken,
});

/** What staff do with several tasks at once: each is moved by itself, if it is still in the hands it was seen in. */
export function BulkTasks({ bulk, hands }: { bulk: Bulk<ChosenTask>; hands: readonly TaskAssignee[] }) {
  const { t } = useLingui();
  const why = useWhy();
  const [to, setTo] = useState("");
  const hand = hands.find(({ id }) => id === to);
  const call = ({ id, taken }: ChosenTask, typed: Omit<TypedTaskMove, "heldBy">) =>
    resultOf(async () => {
      await request<void>(`/api/tasks/${encodeURIComponent(id)}`, { method: "PATCH", body: { ...typed, heldBy: taken?.id ?? null } });
      return undefined;
    }, why);
  const already = async (note: string): Promise<RowResult> => ({ kind: "done", note });
  const refused = async (reason: string): Promise<RowResult> => ({ kind: "refused", why: reason });
  const take = () =>
    bulk.start(t`Assign to me`, (row) => (row.taken?.me ? already(t`It was yours already.`) : call(row, { move: "take" })));
  const release = () =>
    bulk.start(t`Unassign`, (row) => {
      const holder = row.taken?.name ?? "";
      if (row.taken === null) return already(t`It was unassigned already.`);
      return row.taken.me ? call(row, { move: "release" }) : refused(t`It is assigned to ${holder}: take it over first.`);
    });
  const assign = () => hand && bulk.start(t`Assign to ${hand.name}`, (row) => call(row, { move: "assign", to: hand.id }));
  return (
    <>
      <Button size="sm" onClick={() => void take()}>
        <Trans>Assign to me</Trans>
      </Button>
      <Button size="sm" variant="secondary" onClick={() => void release()}>
        <Trans>Unassign</Trans>
      </Button>
      <span className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={t`Assign to`}
          className="min-h-9! py-1!"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          placeholder={t`Choose who gets them`}
          options={hands.map(({ id, name, me }) => ({ value: id, label: me ? t`${name} (you)` : name }))}
        />
        <Button size="sm" variant="secondary" disabled={!hand} onClick={() => void assign()}>
          <Trans context="a task to a person">Assign</Trans>
        </Button>
      </span>
    </>
  );
}

/** Why a task was refused, in the words of one line. */
function useWhy() {
  const { t } = useLingui();
  return ({ code, status, body, issues }: ApiError): string => {
    if (status === 404) return t`It is no longer there.`;
    if (issues.length > 0) return t`This person can no longer be given tasks.`;
    if (code !== "conflict") return t`It was refused (${status}).`;
    const { taken, done } = (body?.task ?? {}) as Partial<Pick<StaffTaskRecord, "taken" | "done">>;
    const name = (done ?? taken)?.name ?? "";
    if (done) return name ? t`It was done already, by ${name}.` : t`It was done already, with its booking.`;
    return taken ? t`It has since been assigned to ${name}.` : t`It has since been released.`;
  };
}
