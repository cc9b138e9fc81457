import { Trans } from "@lingui/react/macro";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button } from "#app/components/ui/button.tsx";
import { capacitiesOf } from "#app/domain/people/roster/roster.ts";
import type { Capacity, PublicProfile } from "#app/domain/people/roster/roster-vocabulary.ts";
import { PROVIDER } from "#app/domain/provider.ts";

/** Why a request was not noted. */
export type Refusal = "too_many" | "no_room" | "failed";

/** The request, with what it is and is not said before anyone presses. A form that posts: it changes the draft. */
export function RequestForm({ person, refusal }: { person: PublicProfile; refusal: Refusal | null }) {
  const at = useSitePath();
  const { name } = person;
  return (
    <section aria-labelledby="request-title" className="no-print border-t border-hairline bg-sunk">
      <div className="page grid gap-x-16 gap-y-6 py-16 md:py-20 lg:grid-cols-[1fr_1.7fr]">
        <h2 id="request-title" className="text-3xl">
          <Trans>Ask for {name}</Trans>
        </h2>
        <form method="post" action={at(`/roster/${person.slug}`)} className="max-w-measure">
          {refusal && (
            <p
              role="alert"
              tabIndex={-1}
              // Of a page that came as an answer, this is what matters.
              // biome-ignore lint/a11y/noAutofocus: the focus belongs on what is in the way
              autoFocus
              className="mb-8 border-l-4 border-danger bg-danger-wash px-5 py-4"
            >
              <RefusalText refusal={refusal} />
            </p>
          )}
          <p id="request-terms">
            <Trans>
              A request is not an appointment. Conflicts of interest are checked first, then dates; after that the choice lies with the
              parties or the appointing authority.
            </Trans>
          </p>
          <p className="mt-4 text-soft">
            <Trans>
              The button opens the booking form with the request noted among the special requirements. What you have typed there stays, and
              nothing is sent until you send it.
            </Trans>
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            {capacitiesOf(person).map((capacity, index) => (
              <Button
                key={capacity}
                type="submit"
                name="capacity"
                value={capacity}
                size="lg"
                variant={index === 0 ? "primary" : "secondary"}
                aria-describedby="request-terms"
              >
                <RequestWords capacity={capacity} />
              </Button>
            ))}
          </p>
        </form>
      </div>
    </section>
  );
}

function RequestWords({ capacity }: { capacity: Capacity }) {
  return capacity === "arbitrator" ? <Trans>Request this arbitrator</Trans> : <Trans>Request this mediator</Trans>;
}

function RefusalText({ refusal }: { refusal: Refusal }) {
  const at = useSitePath();
  const phone = PROVIDER.phoneDisplay;
  switch (refusal) {
    case "too_many":
      return (
        <Trans>Many requests have come from your connection in a short time. Please wait a minute, then press the button again.</Trans>
      );
    case "no_room":
      return (
        <Trans>
          There is no room left among the special requirements. Please shorten them in{" "}
          <a href={at(BOOKING_PATH)} className="prose-link">
            the booking form
          </a>
          , then make the request again.
        </Trans>
      );
    case "failed":
      return (
        <Trans>
          The request was not noted. Please press the button again in a moment, or call us at{" "}
          <a href={`tel:${PROVIDER.phone.replaceAll(" ", "")}`} className="prose-link whitespace-nowrap">
            {phone}
          </a>
          .
        </Trans>
      );
  }
}
