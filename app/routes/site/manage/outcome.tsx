/** What became of a wish, and what stood in its way: takes the focus, since the pressed button is gone. */
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { Posted } from "./submission.ts";

export function Outcome({ posted, office }: { posted: Exclude<Posted, { shown: unknown }>; office: Venue }) {
  const locale = useLocale();
  const city = office.city[locale];
  if ("refused" in posted) {
    const { why } = posted.refused;
    if (why === "fields" || why === "gone") return null;
    return (
      <Told tone="warning">
        {why === "stale" ? (
          <Trans>The booking has changed since you opened this page. It is shown as it is now; please check it and try again.</Trans>
        ) : why === "often" ? (
          <Trans>Too many requests. Please wait and try again.</Trans>
        ) : (
          <Trans>This booking can no longer be changed here.</Trans>
        )}
      </Told>
    );
  }
  const { outcome } = posted;
  switch (outcome.done) {
    case "asked":
      return (
        <Told tone="warning">
          <strong>
            <Trans>Nothing is changed yet.</Trans>
          </strong>{" "}
          <Trans>Our {city} office has your request and will be in touch with you.</Trans>
        </Told>
      );
    case "cancelled":
      return (
        <Told tone="success">
          <Trans>The booking is cancelled. We have written to the contact.</Trans>
        </Told>
      );
    default:
      return (
        <Told tone="success">
          <Trans>Your change is made. We have written to the contact.</Trans>{" "}
          {outcome.again ? <Trans>The booking waits for our confirmation again.</Trans> : null}{" "}
          {outcome.again ? outcome.held ? <Trans>A room is held for you meanwhile.</Trans> : <Trans>No room is held yet.</Trans> : null}
        </Told>
      );
  }
}

function Told({ tone, children }: { tone: "success" | "warning"; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const look = tone === "success" ? "border-success bg-success-wash" : "border-warning bg-warning-wash";
  return (
    <div ref={box} role="status" tabIndex={-1} className={`mt-6 border-s-4 p-4 outline-none ${look}`}>
      {children}
    </div>
  );
}
