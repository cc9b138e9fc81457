/** What changes of a venue share: deadlines on its days are looked at once the answer is given. */
import type { RequestScope, ServiceContext } from "#app/services/context.ts";

export interface VenueContext extends ServiceContext, Pick<RequestScope, "waitUntil"> {}
