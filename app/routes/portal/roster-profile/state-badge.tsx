import { Trans } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import type { ProfileState } from "#app/domain/people/roster/profile.ts";

/** Whether everybody reads a profile, in a word. */
export function StateBadge({ state }: { state: ProfileState }) {
  switch (state) {
    case "draft":
      return (
        <Badge>
          <Trans>Not published yet</Trans>
        </Badge>
      );
    case "published":
      return (
        <Badge tone="success">
          <Trans>Published</Trans>
        </Badge>
      );
    case "changed":
      return (
        <Badge tone="warning">
          <Trans>Changes to publish</Trans>
        </Badge>
      );
    case "withdrawn":
      return (
        <Badge>
          <Trans>Withdrawn</Trans>
        </Badge>
      );
  }
}
