/** The page of the key that a request was made with, once somebody has acted by the mailed link: it shows nothing, and has the link of now mailed. */
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { OrCall } from "../or-call.tsx";
import type { Sent } from "./to-change.tsx";

export function ByMail({ sent }: { sent: Sent | undefined }) {
  const busy = useNavigation().state !== "idle";
  return (
    <SitePage>
      <div className="page py-16">
        <div className="max-w-measure">
          <h1 className="text-3xl">
            <Trans>This link no longer shows the booking</Trans>
          </h1>
          <p className="mt-4 text-soft">
            <Trans>
              The booking was changed, or our office written to, by the link that we e-mail to the booking’s own address. Since then only
              the newest link in our messages to that address shows it.
            </Trans>
          </p>
          {sent ? <Answer key={sent} sent={sent} /> : null}
          {sent === "sent" ? null : (
            <Form method="post" preventScrollReset className="mt-8">
              <Button type="submit" size="lg" loading={busy}>
                <Trans>E-mail the link to the booking’s address</Trans>
              </Button>
            </Form>
          )}
          <OrCall />
        </div>
      </div>
    </SitePage>
  );
}

/** Takes the focus, since the pressed button is gone or did nothing that is seen. */
function Answer({ sent }: { sent: Sent }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  const look = sent === "sent" ? "border-success bg-success-wash" : "border-warning bg-warning-wash";
  return (
    <p ref={box} role="status" tabIndex={-1} className={`mt-6 border-s-4 p-4 outline-none ${look}`}>
      {sent === "sent" ? (
        <Trans>
          The link is on its way to the booking’s address. If it has not arrived in a few minutes, please check the junk mail there.
        </Trans>
      ) : sent === "often" ? (
        <Trans>They were requested too often. Please wait an hour, or call us.</Trans>
      ) : (
        <Trans>The links of this booking were revoked. Please call us.</Trans>
      )}
    </p>
  );
}
