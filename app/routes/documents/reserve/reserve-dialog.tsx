import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#app/components/ui/icon.tsx";
import { SimpleForm } from "./simple-form.tsx";

/**
 * The modal of the landing: part of the document, so that it is there at the press of Reserve. It is opened and its
 * form is sent by `app/site-program/reserve.ts`, which finds here what its notices say (specification, section 8).
 */
export function ReserveDialog() {
  const { t } = useLingui();
  return (
    <dialog
      data-reserve=""
      data-success-title={t`Success`}
      data-success-text={t`Booking request submitted successfully! We'll contact you within 24 hours.`}
      data-failure-title={t`Error`}
      data-failure-text={t`Failed to submit booking request. Please try again.`}
      aria-labelledby="reserve-title"
      className="m-auto max-h-dvh scroll-pt-36 forced-colors:border w-full max-w-none bg-paper text-ink shadow-lift backdrop:bg-veil max-sm:min-h-dvh sm:max-h-[calc(100dvh-4rem)] sm:max-w-form sm:rounded-md"
    >
      <header className="z-10 flex sm:[@media(min-height:30rem)]:sticky sm:[@media(min-height:30rem)]:top-0 items-start justify-between gap-4 border-b border-hairline bg-paper px-5 py-4 sm:px-8 sm:py-6">
        <div>
          {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus; its name is where reading begins */}
          <h2 id="reserve-title" tabIndex={-1} autoFocus className="text-2xl">
            <Trans>Reserve a hearing</Trans>
          </h2>
          <p className="mt-1 text-soft">
            <Trans>Nothing is binding yet. We read your request and call you.</Trans>
          </p>
        </div>
        <button
          type="button"
          data-reserve-close=""
          aria-label={t`Close`}
          className="-mt-1 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-sm text-soft hover:bg-accent-wash hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="px-5 py-6 sm:px-8">
        <SimpleForm />
      </div>
    </dialog>
  );
}
