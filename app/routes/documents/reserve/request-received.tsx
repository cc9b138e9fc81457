import { Trans } from "@lingui/react/macro";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";

/** In the form's place once it was sent; takes focus, since what had it is gone. */
export function RequestReceived({ confirmationKey, number }: { confirmationKey: string | null; number: string }) {
  const at = useSitePath();
  return (
    // biome-ignore lint/a11y/noAutofocus: the form that had the focus is gone
    <div tabIndex={-1} autoFocus role="status" className="border-l-4 border-success bg-success-wash px-6 py-5 outline-none">
      <p className="font-semibold">
        <Trans>Booking request submitted successfully! We'll contact you within 24 hours.</Trans>
      </p>
      <p className="mt-2">
        <Trans>
          Your reference is <strong className="tabular">{number}</strong>. No room is held until we have spoken.
        </Trans>
      </p>
      {confirmationKey && (
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={at(`/booking-confirmation/${confirmationKey}`)}>
            <Trans>See your request</Trans>
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
