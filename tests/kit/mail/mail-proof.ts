/** An address that has proven itself: its reader has followed a mailed link. */
import { env } from "cloudflare:workers";
import { connect } from "#app/db/client.server.ts";
import { proveAddress } from "#app/services/mail/mail-addresses.server.ts";

/** `network` as the outbox names it. */
export async function proven(address: string, clock: () => Date = () => new Date(), network = "elsewhere"): Promise<void> {
  await proveAddress({ db: connect(env.DB), env, clock }, address, network);
}
