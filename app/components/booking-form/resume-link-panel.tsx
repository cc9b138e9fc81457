/** The link that opens this booking on another machine: made when shown, copied, taken back. */
import "#app/i18n/catalogues/later-texts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { makeResumeLink, revokeResumeLink } from "#app/api-client/drafts.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { draftStore } from "./draft/page-draft.ts";

type Held = { state: "busy" | "failed" | "revoked" } | { state: "made"; url: string; expiresAt: string; copied: boolean };

/** The link as it is made, and what is done with it. */
function useResumeLink() {
  const [held, setHeld] = useState<Held>({ state: "busy" });
  const asked = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const url = held.state === "made" ? held.url : null;

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    draftStore
      .flush()
      .then(makeResumeLink)
      .then(
        (made) => setHeld({ state: "made", ...made, copied: false }),
        (error) => {
          console.error(error);
          setHeld({ state: "failed" });
        },
      );
  }, []);
  useEffect(() => {
    if (url) input.current?.focus();
  }, [url]);

  async function revoke() {
    try {
      await revokeResumeLink();
      setHeld({ state: "revoked" });
    } catch (error) {
      console.error(error);
      setHeld({ state: "failed" });
    }
  }

  async function copy(text: string) {
    input.current?.select();
    await navigator.clipboard?.writeText(text).catch(() => undefined);
    setHeld((now) => (now.state === "made" ? { ...now, copied: true } : now));
  }

  return { held, input, revoke, copy };
}

/** `onEnd` puts the panel away again. */
export function ResumeLinkPanel({ onEnd }: { onEnd(): void }) {
  const { i18n } = useLingui();
  const { held, input, revoke, copy } = useResumeLink();
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {held.state === "busy" ? <Spinner /> : null}
      {held.state === "made" ? (
        <>
          <Field
            className="w-full"
            label={<Trans>Your private link</Trans>}
            hint={
              <Trans>
                Anyone who opens it takes over this request and the conversation, which then leave this device. It works once, until{" "}
                {formatDate(i18n.locale, held.expiresAt.slice(0, 10))}.
              </Trans>
            }
          >
            <Input ref={input} readOnly value={held.url} onFocus={(event) => event.target.select()} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void copy(held.url)}>
              {held.copied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => void revoke()}>
              <Trans>Revoke it</Trans>
            </Button>
          </div>
        </>
      ) : null}
      <p role="status" className="text-sm">
        {held.state === "failed" ? <Trans>The link could not be changed. Please try again.</Trans> : null}
        {held.state === "revoked" ? <Trans>The link no longer works.</Trans> : null}
      </p>
      {held.state === "failed" || held.state === "revoked" ? (
        <Button size="sm" variant="secondary" onClick={onEnd}>
          <Trans>Back</Trans>
        </Button>
      ) : null}
    </div>
  );
}
