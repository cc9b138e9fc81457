import { Trans } from "@lingui/react/macro";
import { createContext, useContext } from "react";
import { lastReference } from "#app/api-client/request-reference.ts";

/** What the request is called whose answer is being rendered, on the server; in the browser it is read from the document. */
export const RequestReference = createContext<string | undefined>(undefined);

/** Below what went wrong on our side: the name by which we find it in our log. */
export function Reference() {
  const own = useContext(RequestReference);
  const reference = own ?? lastReference();
  if (!reference) return null;
  return (
    <p data-reference={reference} className="mt-10 text-sm text-soft">
      <Trans>
        Reference <span className="font-medium tabular-nums text-ink">{reference}</span>: quote it and we can find out what happened.
      </Trans>
    </p>
  );
}
