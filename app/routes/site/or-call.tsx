/** The way that is left where a page cannot help: our telephone. */
import { Trans } from "@lingui/react/macro";
import { PROVIDER } from "#app/domain/provider.ts";

export function OrCall() {
  return (
    <p className="mt-10 border-hairline border-t pt-6 text-soft">
      <Trans>
        Or call us:{" "}
        <a href={`tel:${PROVIDER.phone.replace(/\s/g, "")}`} className="tabular whitespace-nowrap prose-link">
          {PROVIDER.phoneDisplay}
        </a>
      </Trans>
    </p>
  );
}
