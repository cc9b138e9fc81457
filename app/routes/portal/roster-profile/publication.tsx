import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import type { Route } from "./+types/route";

type Profile = Route.ComponentProps["loaderData"]["profile"];

/** Publishing what was saved, and withdrawing it. */
export function Publication({ profile: { state, version, slug, isComplete } }: { profile: Profile }) {
  const pressed = useNavigation().formData?.get("intent");
  const isPublic = state === "published" || state === "changed";
  return (
    <section aria-labelledby="publication" className="no-print min-w-0">
      <h2 id="publication" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Public page</Trans>
      </h2>
      <p className="mt-4 text-soft">
        {state === "published" && <Trans>Everyone reads the profile as it is saved here.</Trans>}
        {state === "changed" && <Trans>Everyone reads the version published before. What was saved since is not public yet.</Trans>}
        {!isPublic && isComplete && <Trans>Nobody else reads this profile. It is complete and can be published.</Trans>}
        {!isPublic && !isComplete && <Trans>Nobody else reads this profile. Complete it and save it; then it can be published.</Trans>}
      </p>
      {isPublic && (
        <p className="mt-2">
          <a href={`/roster/${slug}`} className="prose-link inline-flex min-h-11 items-center">
            <Trans>Open the public page</Trans>
          </a>
        </p>
      )}
      <Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="version" value={version} />
        {state !== "published" && isComplete && (
          <Button type="submit" name="intent" value="publish" loading={pressed === "publish"}>
            <Trans>Publish</Trans>
          </Button>
        )}
        {isPublic && (
          <Button type="submit" name="intent" value="withdraw" variant="secondary" loading={pressed === "withdraw"}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </Form>
    </section>
  );
}

/** What was done to the profile, newest first. */
export function ProfileHistory({ acts, zone }: { acts: Profile["acts"]; zone: string }) {
  const { i18n } = useLingui();
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="text-xl">
        <Trans>History</Trans>
      </h2>
      <ol className="mt-4 border-hairline border-t text-sm">
        {acts.map(({ at, action, by }) => (
          <li key={`${at} ${action}`} className="border-hairline border-b py-3">
            <time dateTime={at} className="tabular block text-soft">
              {formatMoment(i18n.locale, at, zone)}
            </time>
            <Act action={action} />
            {by && <span className="text-soft">, {by}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Act({ action }: { action: string }) {
  switch (action) {
    case "created":
      return <Trans>Profile begun</Trans>;
    case "saved":
      return <Trans>Profile saved</Trans>;
    case "published":
      return <Trans>Profile published</Trans>;
    case "withdrawn":
      return <Trans>Profile withdrawn</Trans>;
    case "invited":
      return <Trans>Invitation sent</Trans>;
    case "accepted":
      return <Trans>Invitation accepted</Trans>;
    case "linked":
      return <Trans>Account linked</Trans>;
    case "address_changed":
      return <Trans>Address for erasures changed</Trans>;
    case "unlinked":
      return <Trans>Account unlinked</Trans>;
    default:
      return action;
  }
}
