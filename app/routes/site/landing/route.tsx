import { Trans } from "@lingui/react/macro";

export default function Landing() {
  return (
    <main>
      <h1>
        <Trans>Professional Arbitration Case Management</Trans>
      </h1>
    </main>
  );
}
