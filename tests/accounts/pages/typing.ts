/** What a page sends by itself while somebody types. */
import type { ApiClient } from "#tests/kit/api.ts";

/** The fast form's draft, of a page that was loaded under `mark` of who sat at the browser then. */
export const typing = (client: ApiClient, mark: string) =>
  client.patch(
    "/api/drafts/current",
    { version: 0, values: { contactName: "Ada Beaulieu" }, form: "fast" },
    { "Sec-Fetch-Site": "same-origin", "Concord-Left": mark },
  );
