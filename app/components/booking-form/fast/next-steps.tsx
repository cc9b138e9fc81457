/** What happens after sending: said before, so that nobody sends into the dark. */
import { Trans } from "@lingui/react/macro";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { useDraft } from "../use-draft.ts";

/** They have said how or when they want to be reached. */
const isToldHow = ({ contactBy, contactWhen }: DraftPlain) => Boolean(contactWhen) || (Boolean(contactBy) && contactBy !== "phone");

export function NextSteps() {
  const { draft, sentAs, values } = useDraft();
  // What was sent says on its confirmation what happens next.
  if (sentAs && draft.version === 0) return null;
  return (
    <section>
      <h2 className="text-lg">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="mt-2 grid list-decimal gap-2 ps-5 text-soft">
        <li>
          <Trans>You read your answers through and send them.</Trans>
        </li>
        <li>
          {isToldHow(values) ? (
            <Trans>A person from the venue is in touch with you as you asked.</Trans>
          ) : (
            <Trans>A person from the venue calls you within 2 hours, or within 2 hours of its next opening when it is closed.</Trans>
          )}
        </li>
        <li>
          <Trans>Together you settle the date, the room and the rest. Only then is anything confirmed.</Trans>
        </li>
      </ol>
      <p className="mt-3 text-soft">
        <Trans>
          In a hurry? Call{" "}
          <a href={`tel:${PROVIDER.phone.replace(/\s/g, "")}`} className="tabular whitespace-nowrap prose-link">
            {PROVIDER.phoneDisplay}
          </a>
        </Trans>
      </p>
    </section>
  );
}
