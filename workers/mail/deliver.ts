/** Delivers what is due, with the transport that is configured (`MAIL_TRANSPORT`). Loaded only when something is due. */
import { connect } from "#app/db/client.server.ts";
import { anyDue } from "#app/db/mail/outbox.repo.server.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import type { DeliveryReport, MailTransport } from "#app/services/mail/mail-delivery.server.ts";
import { callNextInTurn } from "#app/services/mail/mail-turns.server.ts";
import { areLimitsOff } from "#app/services/platform/rate-limits.server.ts";
import { authSecretOf, authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";

export interface DeliverOptions {
  clock?: () => Date;
}

/** Null when nothing was due. */
export async function deliverMail(env: Env, { clock = () => new Date() }: DeliverOptions = {}): Promise<DeliveryReport | null> {
  const db = connect(env.DB);
  await callNextInTurn({ db, secret: authSecretOf(env), clock });
  if (!(await anyDue(db, clock().getTime()))) return null;
  const [{ deliverDue }, { createMailGate }, { compose }] = await Promise.all([
    import("#app/services/mail/mail-delivery.server.ts"),
    import("#app/services/mail/mail-gate.server.ts"),
    import("./compose.ts"),
  ]);
  const context = { db, secrets: authSecretsOf(env), clock, origin: env.ORIGIN, sender: env.MAIL_FROM || PROVIDER.email };
  return deliverDue({
    db,
    clock,
    random: Math.random,
    transport: await transportOf(env, clock),
    gate: createMailGate({ ...context, unlimited: areLimitsOff(env) }),
    compose: (message, standing) => compose(context, message, standing),
  });
}

/** The transport that the environment names; `assertConfiguration` has refused what cannot work. */
async function transportOf(env: Env, clock: () => Date): Promise<MailTransport> {
  const { MAIL_TRANSPORT, RESEND_API_KEY, MAIL }: { MAIL_TRANSPORT: string; RESEND_API_KEY?: string; MAIL?: SendEmail } = env;
  if (MAIL_TRANSPORT === "resend" && RESEND_API_KEY) return (await import("./transports/resend.ts")).resendTransport(RESEND_API_KEY);
  if (MAIL_TRANSPORT === "cloudflare" && MAIL) return (await import("./transports/cloudflare.ts")).cloudflareTransport(MAIL, clock);
  if (MAIL_TRANSPORT === "capture") return (await import("./transports/capture.ts")).captureTransport(connect(env.DB), clock);
  throw new Error("MAIL_TRANSPORT names no transport that is configured");
}
