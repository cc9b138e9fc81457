/** `/dev/mail/{id}`: one captured mail as its reader sees it, its text, its headers and its attachments. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { orAbsent, requireOwnHost } from "../or-absent.ts";
import type { Route } from "./+types/route";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireOwnHost(request);
  return orAbsent(context.get(servicesContext).capturedMail.read(params.id));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.subject} – ${PROVIDER.name}` : PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function CapturedMessage({ loaderData: mail }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={mail.subject}
        eyebrow={
          <Link to="/dev/mail" className="prose-link inline-flex min-h-11 items-center">
            <Trans>Captured mail</Trans>
          </Link>
        }
        lead={<span className="wrap-anywhere">{mail.recipient}</span>}
      />
      <Attachments id={mail.id} attachments={mail.attachments} />
      {/* No script runs in it, and it has no origin: what it may load is decided by this page's policy, which is nothing. */}
      <iframe title={t`The mail`} srcDoc={mail.html} sandbox="" className="mt-8 h-[70vh] w-full border border-hairline bg-white" />
      <section aria-labelledby="text-title" className="mt-10">
        <h2 id="text-title" className="text-xl">
          <Trans>As plain text</Trans>
        </h2>
        <div className="mt-3 whitespace-pre-wrap border-y border-hairline py-4 wrap-anywhere">
          <Linked text={mail.text} />
        </div>
      </section>
      <section aria-labelledby="headers-title" className="mt-10">
        <h2 id="headers-title" className="text-xl">
          <Trans>Headers</Trans>
        </h2>
        <p className="mt-3 whitespace-pre-wrap text-sm wrap-anywhere">{mail.headers}</p>
        <p className="mt-3">
          <a href={`/dev/mail/${mail.id}/message.eml`} download={`${mail.id}.eml`} className="prose-link inline-flex min-h-11 items-center">
            <Trans>Download the whole message</Trans>
          </a>
        </p>
      </section>
    </>
  );
}

function Attachments({ id, attachments }: Pick<Route.ComponentProps["loaderData"], "id" | "attachments">) {
  if (attachments.length === 0) return null;
  return (
    <ul className="mt-6">
      {attachments.map(({ name, type, bytes }, at) => (
        <li key={name}>
          <a href={`/dev/mail/${id}/attachments/${at}`} download={name} className="prose-link inline-flex min-h-11 items-center">
            <Trans>
              Download {name} ({type}, {bytes} bytes)
            </Trans>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A mail's text with its addresses as links: what is in the sandbox above leads nowhere. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change
      <a key={at} href={part} className="prose-link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
