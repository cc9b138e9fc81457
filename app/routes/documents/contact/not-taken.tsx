import { Plural, Trans } from "@lingui/react/macro";
import { Icon } from "#app/components/ui/icon.tsx";
import { PROVIDER } from "#app/domain/provider.ts";
import type { ContactFailure } from "./submission.ts";

/** Why the message was not taken, and how to reach us all the same. */
export function NotTaken({ failure }: { failure: ContactFailure }) {
  const { minutes } = failure;
  return (
    <section
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer is a whole document, and this is what it says
      autoFocus
      aria-labelledby="not-taken-title"
      className="border-l-4 border-danger bg-danger-wash px-5 py-4"
    >
      <h3 id="not-taken-title" className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal text-danger">
        <Icon name="alert" />
        <span>
          <Trans>Your message was not sent</Trans>
        </span>
      </h3>
      <p className="mt-2">
        {minutes === null ? (
          <Trans>Something went wrong on our side. What you wrote is still below: please try again in a moment.</Trans>
        ) : (
          <Plural
            value={minutes}
            one="Several messages came from your network within the hour. What you wrote is still below: please try again in # minute."
            other="Several messages came from your network within the hour. What you wrote is still below: please try again in # minutes."
          />
        )}
      </p>
      <p className="mt-2">
        <Trans>
          Or call us:{" "}
          <a
            href={`tel:${PROVIDER.phone.replaceAll(" ", "")}`}
            className="tabular font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {PROVIDER.phoneDisplay}
          </a>
        </Trans>
      </p>
    </section>
  );
}
