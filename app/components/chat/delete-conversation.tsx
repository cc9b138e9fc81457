/** The visitor's own way to be forgotten: asked once, then the transcript and the draft are gone. */
import { Trans } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";

interface DeleteConversationProps {
  disabled: boolean;
  /** Gives false when it failed. */
  onDelete(): Promise<boolean>;
}

export function DeleteConversation({ disabled, onDelete }: DeleteConversationProps) {
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<"idle" | "deleting" | "failed">("idle");
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-expanded={asking}
        aria-controls={id}
        disabled={disabled}
        onClick={() => setAsking(!asking)}
        className="min-h-9 text-soft underline disabled:opacity-60"
      >
        <Trans>Delete this conversation</Trans>
      </button>
      <div id={id} hidden={!asking} className="basis-full pb-2 [&[hidden]]:hidden">
        <p>
          <Trans>
            What was said here and the request that is not sent yet are deleted at once and cannot be brought back. A request that you have
            confirmed stays, and so does a call that you asked for.
          </Trans>
        </p>
        {state === "failed" ? (
          <p role="alert" className="mt-1 text-danger">
            <Trans>It could not be deleted just now. Please try again, or call us: sometimes the law has us keep it.</Trans>
          </p>
        ) : null}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button
            variant="danger"
            size="sm"
            loading={state === "deleting"}
            onClick={async () => {
              setState("deleting");
              const done = await onDelete();
              setState(done ? "idle" : "failed");
              if (done) setAsking(false);
            }}
          >
            <Trans>Delete it</Trans>
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setAsking(false);
              setState("idle");
              opener.current?.focus();
            }}
          >
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </div>
    </>
  );
}
