import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { BookingAttachments } from "#app/domain/booking/office/booking-attachments.ts";
import { needsReason } from "#app/domain/booking/office/status.ts";
import type { Move, Wish } from "./move.ts";
import { RoomChoice } from "./room-choice.tsx";

interface ActionFormProps {
  wish: Wish;
  attachments: Pick<BookingAttachments, "choices" | "proposals" | "rooms">;
  busy: boolean;
  /** The rule of fit has refused it, and staff may go against that. */
  mayOverride: boolean;
  onCancel(): void;
  onAct(more: Move): Promise<void>;
}

/** Asks once more, and for what the move needs: a room, or a reason. */
export function ActionForm({ wish, attachments, busy, mayOverride, onCancel, onAct }: ActionFormProps) {
  // Its fields keep their own values: what was chosen before this program ran stays chosen.
  const fields = useRef<HTMLFormElement>(null);
  const said = (name: string) => String(new FormData(fields.current ?? undefined).get(name) ?? "");
  const live = useLive();
  const heading = useRef<HTMLHeadingElement>(null);
  const asksRoom = wish === "confirmed" && attachments.choices.length > 0;
  const proposals = asksRoom ? attachments.proposals : null;
  // On the room that is proposed, so that Enter takes it; else on the question.
  useEffect(() => {
    const proposed = fields.current?.querySelector<HTMLInputElement>('input[name="roomId"]:checked');
    (proposed ?? heading.current)?.focus();
  }, []);
  const question = useId();
  const asksReason = wish !== "delete" && needsReason(wish);
  const [missing, setMissing] = useState(false);
  // Once it is asked it stays: a second refusal must not take away what was typed.
  const asksOverride = useRef(false);
  asksOverride.current ||= mayOverride;
  return (
    <form
      ref={fields}
      noValidate
      aria-labelledby={question}
      className="grid max-w-form gap-4"
      onKeyDown={(event) => {
        // What is typed is not thrown away by one key.
        const isTyped = [said("reason"), said("overrideReason")].some((text) => text.trim() !== "");
        if (event.key === "Escape" && !isTyped && !busy) onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const [roomId, reason, overrideReason] = [said("roomId"), said("reason"), said("overrideReason").trim()];
        const lacks = asksReason && reason.trim() === "";
        setMissing(lacks);
        if (!lacks && !busy)
          void onAct({
            ...(proposals && roomId ? { roomId } : {}),
            ...(asksReason ? { reason } : {}),
            ...(overrideReason ? { overrideReason } : {}),
          });
      }}
    >
      <h2 ref={heading} id={question} tabIndex={-1} className="text-lg outline-none">
        {asked(wish)}
      </h2>
      {proposals ? <RoomChoice proposals={proposals} held={attachments.rooms.find(({ part }) => part === "main")?.id ?? null} /> : null}
      {asksOverride.current ? <OverrideReason /> : null}
      {asksReason ? <CancelReason missing={missing} onType={() => setMissing(false)} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!live} variant={wish === "cancelled" || wish === "delete" ? "danger" : "primary"} loading={busy}>
          {verb(wish)}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Why staff go against the rule of fit. */
function OverrideReason() {
  const { t } = useLingui();
  return (
    <Field
      id="booking-override"
      label={t`Reason to confirm it anyway`}
      optional
      hint={<Trans>It stays in the booking’s history. Rooms that others hold are never given twice.</Trans>}
    >
      <Textarea name="overrideReason" rows={2} defaultValue="" />
    </Field>
  );
}

function CancelReason({ missing, onType }: { missing: boolean; onType(): void }) {
  const { t } = useLingui();
  return (
    <Field
      id="booking-reason"
      label={t`Reason`}
      hint={<Trans>The contact reads it in the message about the cancellation.</Trans>}
      error={missing ? t`Enter a reason, so that everyone concerned can be informed` : null}
    >
      <Textarea name="reason" rows={3} defaultValue="" onChange={onType} />
    </Field>
  );
}

function asked(wish: Wish) {
  switch (wish) {
    case "confirmed":
      return <Trans>Confirm this booking?</Trans>;
    case "pending":
      return <Trans>Are the details of this consultation complete?</Trans>;
    case "completed":
      return <Trans>Has this booking taken place?</Trans>;
    case "cancelled":
      return <Trans>Cancel this booking?</Trans>;
    default:
      return <Trans>Are you sure you want to delete this booking?</Trans>;
  }
}

function verb(wish: Wish) {
  switch (wish) {
    case "confirmed":
      return <Trans>Confirm and hold the room</Trans>;
    case "pending":
      return <Trans>Move to pending</Trans>;
    case "completed":
      return <Trans>Mark Complete</Trans>;
    case "cancelled":
      return <Trans>Cancel and notify the contact</Trans>;
    default:
      return <Trans>Delete from the lists</Trans>;
  }
}
