import { Trans, useLingui } from "@lingui/react/macro";
import { useSitePath } from "#app/components/layout/use-site-path.ts";

interface ProfileLinkProps {
  slug: string | null;
  name: string;
  /** In a tab of its own: what is chosen and typed on this page stays. */
  isApart?: boolean;
}

/** The way to an arbitrator's page on the public roster; nothing where none is published. */
export function ProfileLink({ slug, name, isApart = false }: ProfileLinkProps) {
  const { t } = useLingui();
  const siteAddress = useSitePath();
  if (slug === null) return null;
  return (
    <a
      href={siteAddress(`/roster/${slug}`)}
      className="prose-link no-print inline-flex min-h-11 items-center text-sm"
      aria-label={t`Public profile of ${name}`}
      {...(isApart && { target: "_blank", rel: "noreferrer" })}
    >
      <Trans>Public profile</Trans>
    </a>
  );
}
