import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { roleText } from "#app/i18n/portal/people-labels.ts";

/** A person's role and the state of their account, in words. */
export function PersonBadges({ person }: { person: Pick<PersonRecord, "role" | "active" | "secondFactor"> }) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={person.role === "admin" ? "accent" : "neutral"}>{roleText(i18n, person.role)}</Badge>
      {!person.active && (
        <Badge tone="warning">
          <Trans>Deactivated</Trans>
        </Badge>
      )}
      {person.secondFactor && (
        <Badge tone="success">
          <Trans>Second factor</Trans>
        </Badge>
      )}
    </span>
  );
}
