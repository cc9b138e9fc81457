import { Trans } from "@lingui/react/macro";

/** In the place of a part that could not be fetched. */
export function UnreachablePart() {
  return (
    <p role="status">
      <Trans>This part could not be loaded. Check your connection and load the page again: what you typed is kept.</Trans>
    </p>
  );
}
