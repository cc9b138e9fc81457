/** Save and continue on another machine: a link that opens this booking there, and can be taken back. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { makeResumeLink, revokeResumeLink } from "#app/api-client/drafts.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { draftStore, useDraft } from "./use-draft.ts";

type Held = { state: "none" | "busy" | "failed" | "revoked" } | { state: "made"; url: string; expiresAt: string; copied: boolean };

export function ResumeLink() {
  const { i18n } = useLingui();
  const { draft, unsaved } = useDraft();
  const [held, setHeld] = useState<Held>({ state: "none" });
  const input = useRef<HTMLInputElement>(null);
  const made = held.state === "made" ? held : null;
  useEffect(() => {
    if (made?.url) input.current?.select();
  }, [made?.url]);

  async function make() {
    setHeld({ state: "busy" });
    try {
      await draftStore.flush();
      setHeld({ state: "made", ...(await makeResumeLink()), copied: false });
    } catch (error) {
      console.error(error);
      setHeld({ state: "failed" });
    }
  }

  async function revoke() {
    setHeld({ state: "busy" });
    try {
      await revokeResumeLink();
      setHeld({ state: "revoked" });
    } catch (error) {
      console.error(error);
      setHeld({ state: "failed" });
    }
  }

  async function copy(url: string) {
    input.current?.select();
    await navigator.clipboard?.writeText(url).catch(() => undefined);
    setHeld((now) => (now.state === "made" ? { ...now, copied: true } : now));
  }

  return (
    <section>
      <h2 className="text-lg">
        <Trans>Continue elsewhere</Trans>
      </h2>
      {made ? (
        <div className="mt-2 grid gap-3">
          <Field
            label={<Trans>Your private link</Trans>}
            hint={
              <Trans>
                Whoever opens it sees this booking and the conversation. It works until{" "}
                {formatDate(i18n.locale, made.expiresAt.slice(0, 10))}.
              </Trans>
            }
          >
            <Input ref={input} readOnly value={made.url} onFocus={(event) => event.target.select()} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void copy(made.url)}>
              {made.copied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => void revoke()}>
              <Trans>Revoke it</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className="mt-1 text-soft">
            <Trans>What you fill in is kept for 14 days on this machine. A link takes it to another.</Trans>
          </p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            loading={held.state === "busy"}
            disabled={draft.version === 0 && unsaved.size === 0}
            onClick={() => void make()}
          >
            <Trans>Save and continue on another machine</Trans>
          </Button>
        </>
      )}
      <p role="status" className="mt-2 text-sm">
        {held.state === "failed" ? <Trans>The link could not be changed. Please try again.</Trans> : null}
        {held.state === "revoked" ? <Trans>The link no longer works.</Trans> : null}
      </p>
    </section>
  );
}
