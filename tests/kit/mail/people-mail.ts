/** Mails as they were captured, and the links in them. */
import { env } from "cloudflare:workers";
import { deliverMail } from "#workers/mail/deliver.ts";

/** When every mail that waits for what else happens within minutes is due. */
const minutesLater = () => new Date(Date.now() + 600_000);

/** Delivers what is due and gives the mails to `address`, the newest last. */
export async function mailsTo(
  address: string,
  clock: () => Date = minutesLater,
): Promise<{ subject: string; text: string; html: string }[]> {
  await deliverMail(env, { clock });
  const { results } = await env.DB.prepare("SELECT subject, parts FROM captured_mails WHERE recipient = ? ORDER BY captured_at, rowid")
    .bind(address)
    .all<{ subject: string; parts: string }>();
  return results.map(({ subject, parts }) => ({ subject, ...(JSON.parse(parts) as { text: string; html: string }) }));
}

/** The token of the newest link of this kind that was sent to `address`. */
export async function linkTo(address: string, path: "invitation" | "reset-password", clock?: () => Date): Promise<string> {
  const text = (await mailsTo(address, clock)).map((mail) => mail.text).join("\n");
  const found = [...text.matchAll(new RegExp(`https?://[^\\s/]+(?:/(?:fr|es))?/${path}/([\\w-]+)`, "g"))].at(-1)?.[1];
  if (!found) throw new Error(`no ${path} link was sent to ${address}`);
  return found;
}
