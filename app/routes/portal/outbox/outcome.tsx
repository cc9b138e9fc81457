import { Trans } from "@lingui/react/macro";
import type { OutboxDecision, OutboxRecord } from "#app/domain/mail/outbox-record.ts";
import { ActionOutcome } from "../action-outcome.tsx";

interface OutcomeProps {
  message: OutboxRecord;
  decision: OutboxDecision;
  /** False when it was settled otherwise meanwhile. */
  done: boolean;
}

/** What became of the decision. Takes focus, since the pressed button is gone with its message. */
export function Outcome({ message, decision, done }: OutcomeProps) {
  const { recipient } = message;
  return (
    <ActionOutcome done={done} of={message}>
      {!done ? (
        <Trans>The message to {recipient} is being delivered or was settled meanwhile. Nothing was changed.</Trans>
      ) : decision === "release" ? (
        <Trans>The message to {recipient} goes out with the next delivery.</Trans>
      ) : decision === "retry" ? (
        <Trans>The message to {recipient} waits for its next attempt.</Trans>
      ) : (
        <Trans>The message to {recipient} is given up and will not be sent.</Trans>
      )}
    </ActionOutcome>
  );
}
