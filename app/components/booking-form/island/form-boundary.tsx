/** In the place of a form that could not be drawn: what is in the draft is kept, and the page can be loaded again. */
import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { PROVIDER } from "#app/domain/provider.ts";

export class FormBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  return (
    <div role="alert" className="page py-20 md:py-32">
      <h1 className="text-4xl">
        <Trans>Something went wrong on our side</Trans>
      </h1>
      <p className="mt-6 max-w-measure text-lg text-soft">
        <Trans>What you typed in a booking is kept. Please load the page again in a moment, or call us.</Trans>
      </p>
      <p className="mt-10 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>
          <Trans>Load again</Trans>
        </Button>
        <ButtonLink href={`tel:${PROVIDER.phone.replaceAll(" ", "")}`} variant="secondary">
          <Trans>Call {PROVIDER.phoneDisplay}</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
