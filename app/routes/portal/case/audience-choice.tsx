import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import type { AudienceChoice as Choice } from "#app/domain/case/filing.ts";
import type { Audience } from "#app/domain/case/vocabulary.ts";

/** The names of everyone who would see it, as a sentence lists them. */
export function useNames() {
  const { t, i18n } = useLingui();
  return ({ names, office }: Choice) =>
    new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(office ? [...names, t`the administrators`] : names);
}

/** What each audience is called; a message's private one as the specification calls it. */
export function useAudienceLabels(message = false): Readonly<Record<Audience, string>> {
  const { t } = useLingui();
  return {
    everyone: t`Everyone in the case`,
    side: t`Only my side`,
    arbitrator: message ? t`Private message (arbitrator only)` : t`Only me, the arbitrator`,
  };
}

interface AudienceChoiceProps {
  /** Id of the first choice; the field is called `audience` in every form. */
  id: string;
  choices: readonly Choice[];
  value: Audience;
  onChange: (audience: Audience) => void;
  message?: boolean;
  error?: string | undefined;
}

/** Who will see it: each choice with everybody's name, before anything is sent. */
export function AudienceChoice({ id, choices, value, onChange, message = false, error }: AudienceChoiceProps) {
  const namesOf = useNames();
  const labels = useAudienceLabels(message);
  return (
    <RadioCards
      id={id}
      name="audience"
      legend={<Trans>Who will see this</Trans>}
      columns={choices.length > 1 ? 2 : 1}
      options={choices.map((choice) => ({ value: choice.value, label: labels[choice.value], description: namesOf(choice) }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

/** Whom something is for, where it is not for everyone. */
export function AudienceBadge({ audience }: { audience: Audience }) {
  if (audience === "everyone") return null;
  return (
    <Badge tone={audience === "side" ? "info" : "warning"}>
      {audience === "side" ? <Trans>Only your side</Trans> : <Trans>Only you</Trans>}
    </Badge>
  );
}
