/** From the fast form into the detailed one: the same draft, with everything that has been filled in. */
import { Trans } from "@lingui/react/macro";
import { BOOKING_PATH } from "../layout/site-links.ts";
import { useSitePath } from "../layout/use-site-path.ts";
import { draftStore } from "./draft/page-draft.ts";
import { furtherFields } from "./fields.ts";
import { useDraft } from "./use-draft.ts";

export function DetailedWay() {
  const at = useSitePath();
  const { values } = useDraft();
  const further = furtherFields(values).length > 0;
  const target = at(BOOKING_PATH);
  return (
    <section>
      <h2 className="text-lg">
        <Trans>Order everything now</Trans>
      </h2>
      <p className="mt-2 text-soft">
        <Trans>Rooms, equipment, a court reporter, an interpreter, counsel of the other side: the detailed form takes it all.</Trans>
      </p>
      {further ? (
        <p className="mt-2 text-soft">
          <Trans>What you have entered there so far is sent with this request.</Trans>
        </p>
      ) : null}
      <a
        href={target}
        className="mt-2 inline-flex min-h-11 items-center prose-link"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          // What is still being typed is there first.
          void draftStore.flush().finally(() => location.assign(target));
        }}
      >
        <Trans>Continue in the detailed form</Trans>
      </a>
    </section>
  );
}
