import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { formatInstant } from "#app/i18n/dates.ts";

interface FeedProps {
  /** When the present feed was made, ISO 8601; null when there is none. */
  since: string | null;
  zone: string;
  /** The address just made: shown this once. */
  made: string | null;
}

/** One's bookings in one's own calendar: a secret address, made, made again, or revoked. Works without a script. */
export function Subscribe(feed: FeedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="subscribe-heading" className="no-print mt-8 border-y border-hairline py-6">
      <h2 id="subscribe-heading" ref={heading} tabIndex={-1} className="text-xl">
        <Trans>Subscribe in your calendar</Trans>
      </h2>
      <p className="mt-2 max-w-measure text-soft">
        <Trans>
          Your calendar reads your bookings from this address and keeps itself up to date. Anyone who has the address can read them: keep it
          to yourself.
        </Trans>
      </p>
      <FeedForms {...feed}>
        <Link to="?" className="prose-link inline-flex min-h-11 items-center">
          <Trans>Close</Trans>
        </Link>
      </FeedForms>
    </section>
  );
}

/** The address that there is, or was just made, with the ways to make another one and to end it. The page's action takes both intents. */
export function FeedForms({ since, zone, made, children }: FeedProps & { children?: ReactNode }) {
  const { i18n } = useLingui();
  const busy = useNavigation().formData?.get("intent");
  return (
    <>
      {made ? (
        <Address made={made} />
      ) : since ? (
        <p className="mt-4">
          <Trans>
            You have had an address since {formatInstant(i18n.locale, since, zone)}. It cannot be shown again; a new one takes its place.
          </Trans>
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="make-feed" loading={busy === "make-feed"} variant={since ? "secondary" : "primary"}>
            {since ? <Trans>Make a new address</Trans> : <Trans>Make an address</Trans>}
          </Button>
        </Form>
        {since && (
          <Form method="post" preventScrollReset>
            <Button type="submit" name="intent" value="revoke-feed" loading={busy === "revoke-feed"} variant="danger">
              <Trans>Revoke the address</Trans>
            </Button>
          </Form>
        )}
        {children}
      </div>
    </>
  );
}

function Address({ made }: { made: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    field.current?.select();
    await navigator.clipboard.writeText(made);
    setCopied(true);
  }
  return (
    <div className="mt-4 grid max-w-form gap-3">
      <Field
        name="feed"
        label={t`Address of your calendar`}
        hint={<Trans>It is shown this once. Add it to your calendar as a subscription.</Trans>}
      >
        <Input ref={field} readOnly aria-required={false} value={made} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        {/* Where the browser does not let a page copy, the text is marked and can be copied by hand. */}
        <Button variant="secondary" onClick={() => void copy().catch(() => undefined)}>
          <Trans>Copy</Trans>
        </Button>
        <a href={made.replace(/^https?:/, "webcal:")} className="prose-link inline-flex min-h-11 items-center">
          <Trans>Open in your calendar</Trans>
        </a>
        <span role="status" className="text-sm text-soft">
          {copied && <Trans>Copied</Trans>}
        </span>
      </div>
    </div>
  );
}
