import { Trans } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Section } from "./section.tsx";

export function SecondFactorSection({ on }: { on: boolean }) {
  return (
    <Section
      id="second-factor"
      title={<Trans>Second factor</Trans>}
      text={<Trans>A code from an app on your phone, in addition to your password, so a stolen password isn’t enough.</Trans>}
    >
      <p className="flex flex-wrap items-center gap-4">
        {on ? (
          <Badge tone="success">
            <Trans>Set up</Trans>
          </Badge>
        ) : (
          <Badge tone="warning">
            <Trans>Not set up</Trans>
          </Badge>
        )}
        <ButtonLink to="/settings/second-factor" variant="secondary">
          {on ? <Trans>Change the second factor</Trans> : <Trans>Set up a second factor</Trans>}
        </ButtonLink>
      </p>
    </Section>
  );
}
