import { Trans } from "@lingui/react/macro";

/** The keyboard's way past the header. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="no-print sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-sm focus:bg-accent focus:px-4 focus:py-3 focus:font-semibold focus:text-on-accent"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
