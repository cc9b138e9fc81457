import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PROVIDER } from "#app/domain/provider.ts";

/** What the signed-in area shows for a record that does not exist or that the reader may not see: the same page for both. */
export function NotFound() {
  const { t } = useLingui();
  const title = t`404 Page Not Found`;
  return (
    <>
      <title>{`${title} – ${PROVIDER.name}`}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-6 max-w-measure text-lg text-soft">
        <Trans>What you’re looking for doesn’t exist or you don’t have permission to view it.</Trans>
      </p>
      <p className="mt-10">
        <ButtonLink href="/">
          <Trans>Go to the dashboard</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
