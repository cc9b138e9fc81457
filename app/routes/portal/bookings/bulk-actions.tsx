import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { patchBooking } from "#app/api-client/booking-desk.ts";
import type { ApiError } from "#app/api-client/request.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { isFiltered, type ListQuery } from "#app/domain/booking/office/list-query.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import { refusedBy } from "../booking/refused.ts";
import { MOST_ROWS } from "../office/bulk/run-all.ts";
import { type Bulk, resultOf } from "../office/bulk/use-bulk.ts";
import { type ChosenBooking, chosenAll } from "./chosen-booking.ts";

interface BulkActionsProps {
  bulk: Bulk<ChosenBooking>;
  query: ListQuery;
  /** There are more that match than this page shows. */
  more: boolean;
}

/** What staff do with several bookings at once; cancelling asks for a reason, and is apart. */
export function BulkActions({ bulk, query, more }: BulkActionsProps) {
  const { i18n, t } = useLingui();
  const why = useWhy();
  const [asksReason, setAsksReason] = useState(false);
  const isBack = useRef(false);
  const confirm = () =>
    bulk.start(t`Confirm`, ({ id, version }) =>
      resultOf(async () => {
        const { rooms } = await patchBooking(id, { status: "confirmed", version });
        return rooms.map(({ name }) => name).join(", ") || undefined;
      }, why),
    );
  const leaveReason = () => {
    isBack.current = true;
    setAsksReason(false);
  };
  if (asksReason) return <CancelForm bulk={bulk} why={why} onLeave={leaveReason} />;
  return (
    <>
      <Button size="sm" onClick={() => void confirm()}>
        <Trans>Confirm</Trans>
      </Button>
      <Button size="sm" variant="secondary" onClick={() => void download(i18n, [...bulk.chosen.values()])}>
        <Trans>Export (CSV)</Trans>
      </Button>
      {more && <ChooseAll bulk={bulk} query={query} />}
      <Button
        // Who comes back from the reason is where they left.
        ref={(node) => {
          if (node && isBack.current) node.focus();
          isBack.current = false;
        }}
        size="sm"
        variant="danger"
        className="md:ms-8"
        onClick={() => setAsksReason(true)}
      >
        <Trans>Cancel with a reason</Trans>
      </Button>
    </>
  );
}

function CancelForm({ bulk, why, onLeave }: { bulk: Bulk<ChosenBooking>; why: (error: ApiError) => string; onLeave: () => void }) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  function cancel(reason: string) {
    setMissing(reason === "");
    if (!reason) input.current?.focus();
    if (!reason) return;
    onLeave();
    void bulk.start(t`Cancel`, ({ id, version }) =>
      resultOf(async () => {
        await patchBooking(id, { status: "cancelled", version, reason });
        return undefined;
      }, why),
    );
  }
  return (
    <form
      noValidate
      className="flex grow flex-wrap items-end gap-3"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        // What is typed is not thrown away by one key.
        if (String(new FormData(event.currentTarget).get("reason") ?? "").trim() !== "") return;
        onLeave();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        cancel(String(new FormData(event.currentTarget).get("reason") ?? "").trim());
      }}
    >
      <Field
        id="bulk-reason"
        name="reason"
        label={t`Reason`}
        className="min-w-60 grow"
        hint={<Trans>Each contact reads it in the message about the cancellation.</Trans>}
        error={isMissing ? t`Enter a reason, so that everyone concerned can be informed` : null}
      >
        <Input ref={input} maxLength={2000} className="min-h-10! py-1!" />
      </Field>
      <Button type="submit" size="sm" variant="danger" className="min-h-10!">
        <Trans>Cancel them and notify the contacts</Trans>
      </Button>
      <Button size="sm" variant="secondary" className="min-h-10!" onClick={onLeave}>
        <Trans>Back</Trans>
      </Button>
    </form>
  );
}

/** Everything that the list's filters choose, as it is now; more than can be done at once is refused by its number. */
function ChooseAll({ bulk, query }: Pick<BulkActionsProps, "bulk" | "query">) {
  const { i18n, t } = useLingui();
  const [state, setState] = useState<"idle" | "busy" | "too_many" | "failed">("idle");
  const limit = formatCount(i18n.locale, MOST_ROWS);
  async function choose() {
    setState("busy");
    try {
      const all = await chosenAll(query, MOST_ROWS);
      if (all) bulk.choose(all);
      setState(all ? "idle" : "too_many");
    } catch {
      setState("failed");
    }
  }
  return (
    <>
      <Button size="sm" variant="secondary" loading={state === "busy"} onClick={() => void choose()}>
        {isFiltered(query) ? <Trans>Choose all that match</Trans> : <Trans>Choose all of this list</Trans>}
      </Button>
      <span role="alert" className="text-sm text-danger empty:hidden">
        {state === "too_many" && t`More than ${limit} match: choose fewer by a filter. Nothing was chosen.`}
        {state === "failed" && t`They could not be read. Please try again.`}
      </span>
    </>
  );
}

/** Why a booking was refused, in the words of one line. */
function useWhy() {
  const { i18n, t } = useLingui();
  return (error: ApiError): string => {
    const { code, status, issues, reasons } = refusedBy(error);
    if (status === 404) return t`It is no longer there.`;
    if (code === "stale_version" || code === "conflict") return t`Someone has changed it since you chose it.`;
    if (code === "transition_refused") return t`Its status does not allow it.`;
    if (reasons?.length || issues.length > 0) return [...new Set(issues.map((issue) => validationText(i18n, issue.code)))].join(" ");
    if (code === "no_room_available") return t`No room is free for it.`;
    if (status === 403) return t`Only our staff can do this.`;
    return t`It was refused (${status}).`;
  };
}

/** The chosen ones as the list's own table. */
async function download(i18n: I18n, rows: readonly ChosenBooking[]): Promise<void> {
  const { downloadBookings } = await import("./download-chosen.ts");
  downloadBookings(
    i18n,
    rows.map(({ booking }) => booking),
  );
}
