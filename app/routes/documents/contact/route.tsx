import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { AskAssistant } from "#app/components/documents/ask-assistant.tsx";
import { PageOpening } from "#app/components/documents/page-opening.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { i18nContext } from "#app/context.ts";
import { isInquiryTopic } from "#app/domain/site/inquiry.ts";
import type { Route } from "./+types/route";
import { InquiryForm } from "./inquiry-form.tsx";
import { Offices } from "./offices.tsx";
import { Received } from "./received.tsx";
import { takeInquiry } from "./submission.ts";

export function loader({ context }: Route.LoaderArgs) {
  return pageMeta(
    context.get(i18nContext),
    msg`Contact us`,
    msg`Write to us, call an office or ask the assistant at any hour: telephone, e-mail and hours of every office.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

export function action({ request, context }: Route.ActionArgs) {
  return takeInquiry(request, context);
}

/** How long to wait, where the action says it. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Every way to reach us, and a form whose message lands in staff's queue with its clock. */
export default function Contact({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = search.get("topic");
  return (
    <SitePage>
      {actionData?.step === "received" ? (
        <Received {...actionData} />
      ) : (
        <>
          <PageOpening
            title={<Trans>Contact us</Trans>}
            lead={<Trans>Write, call or ask at any hour. We answer messages within one business day.</Trans>}
          />
          <div className="page grid items-start gap-x-20 gap-y-16 pb-24 lg:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="flex max-w-form flex-col gap-16">
              <section aria-labelledby="write-title">
                <h2 id="write-title" className="mb-8 border-t border-hairline-strong pt-4 text-2xl">
                  <Trans>Write to us</Trans>
                </h2>
                <InquiryForm result={actionData ?? null} topic={isInquiryTopic(asked) ? asked : ""} />
              </section>
              <Assistant />
            </div>
            <section aria-labelledby="call-title" className="border-t border-hairline-strong pt-4">
              <h2 id="call-title" className="text-2xl">
                <Trans>Call or e-mail an office</Trans>
              </h2>
              <p className="mt-3 text-soft">
                <Trans>If your hearing is today or tomorrow, please call: it is the quickest way.</Trans>
              </p>
              <Offices />
            </section>
          </div>
        </>
      )}
    </SitePage>
  );
}

function Assistant() {
  const at = useSitePath();
  return (
    <section aria-labelledby="ask-title" className="no-print border-t border-hairline-strong pt-4">
      <h2 id="ask-title" className="text-2xl">
        <Trans>Ask at any hour</Trans>
      </h2>
      <p className="mt-3 max-w-measure">
        <Trans>The assistant answers questions about rooms, bookings and hours day and night, in English, French and Spanish.</Trans>
      </p>
      <p className="mt-3 max-w-measure">
        <Trans>
          Or{" "}
          <a href={at(BOOKING_PATH)} className="prose-link">
            ask for a date
          </a>{" "}
          now: we call about fast bookings within 2 business hours.
        </Trans>
      </p>
      <p className="mt-5">
        <AskAssistant />
      </p>
    </section>
  );
}
