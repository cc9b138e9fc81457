/** What use cases of accounts share: the session of the request, guesses counted, the device and the browser it came from. */
import type { Statement } from "#app/db/client.server.ts";
import type { SessionHold } from "#app/db/held-binding.server.ts";
import type { AcceptedAs } from "#app/domain/people/invitation.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { Prove } from "#app/services/mail/mail-addresses.server.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";
import type { KeyHold } from "./api-keys/key-hold.ts";
import type { Auth } from "./auth.server.ts";
import type { Guesses } from "./guesses.server.ts";
import type { KnownDevices } from "./known-devices.server.ts";
import type { PageMark } from "./sign-ins/page-mark.server.ts";

/** Under which name somebody accepts, and who that is to whom the case has named. */
export interface JoinedAs extends AcceptedAs {
  account: string;
}

export interface InvitationContext extends ServiceContext {
  /** Called with the invited address when its link was followed. */
  prove: Prove;
  /** What follows from taking a place in a case: statements of the batch that accepts. Throwing refuses the acceptance. */
  joinCase: (casePersonId: string, userId: string, invitedBy: string, as: JoinedAs) => Promise<readonly Statement[]>;
}

export interface AccountContext extends InvitationContext {
  auth: Auth;
  /** By which session the request acts: a sign-in, a reset or a first code goes on without it (`released`). */
  hold: SessionHold;
  /** Whom the request acts for by an API key. */
  key: KeyHold;
  guesses: Guesses;
  devices: KnownDevices;
  visitor: Visitor;
  /** By which pages of a person before are distinguished from those of now. */
  pageMark: PageMark;
  rateLimits: RateLimits;
  /** The network of this request, as sessions keep it. */
  network: () => string;
  /** As the browser names it: a passkey is bound to it. */
  hostname: string;
}
