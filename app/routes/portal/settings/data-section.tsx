import { Trans } from "@lingui/react/macro";
import { ExportForm } from "../personal-data/export-form.tsx";
import { Section } from "./section.tsx";

/** A copy of everything held about oneself. */
export function DataSection({ secondFactor }: { secondFactor: boolean }) {
  return (
    <Section
      id="personal-information"
      title={<Trans>Your personal information</Trans>}
      text={
        <Trans>
          A file (ZIP) with what we hold about you: account, sign-ins, bookings, drafts, conversations, messages, emails and your own part
          in your cases. Without passwords, keys and links, and nothing of others.
        </Trans>
      }
    >
      <ExportForm email={null} secondFactor={secondFactor} />
    </Section>
  );
}
