import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { OutboxDecision, OutboxRecord } from "#app/domain/mail/outbox-record.ts";

interface OutcomeProps {
  message: OutboxRecord;
  decision: OutboxDecision;
  /** False when it was settled otherwise meanwhile. */
  done: boolean;
}

/** What became of the decision. Takes focus, since the pressed button is gone with its message. */
export function Outcome({ message, decision, done }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision is told anew
  useEffect(() => box.current?.focus(), [message]);
  const { recipient } = message;
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={`mt-8 flex items-start gap-3 border-l-4 px-5 py-4 ${done ? "border-success bg-success-wash" : "border-warning bg-warning-wash"}`}
    >
      <Icon name={done ? "check" : "info"} className="mt-1" />
      <p>
        {!done ? (
          <Trans>The message to {recipient} is being delivered or was settled meanwhile. Nothing was changed.</Trans>
        ) : decision === "release" ? (
          <Trans>The message to {recipient} goes out with the next delivery.</Trans>
        ) : decision === "retry" ? (
          <Trans>The message to {recipient} waits for its next attempt.</Trans>
        ) : (
          <Trans>The message to {recipient} is given up and will not be sent.</Trans>
        )}
      </p>
    </div>
  );
}
