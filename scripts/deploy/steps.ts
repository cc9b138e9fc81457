/** What a deployment does, in its order, said before anything is done. */
import { asTyped, type Command, commandsOf } from "./commands.ts";
import type { Settings } from "./settings.ts";

export interface Step {
  title: string;
  /** What it does, and what is so after it. */
  does: string;
  commands: readonly Command[];
}

/** The steps of `settings`; what is only known while they run is in angle brackets. */
export function stepsOf(settings: Settings): Step[] {
  const { bucket, database, namespace, ORIGIN, worker } = settings;
  const commands = commandsOf(settings);
  return [
    {
      title: "Look",
      does: `Whether somebody is signed in, what Cloudflare has of ${worker} already, which version answers now, and that the address is free or its own. Changes nothing.`,
      commands: [commands.account, commands.secretNames, commands.namespaces, commands.standing, commands.release],
    },
    {
      title: "Build",
      does: "The Worker and its files, for this environment.",
      commands: [commands.build],
    },
    {
      title: "Secrets",
      does: "AUTH_SECRET and RECORD_SIGNING_KEY are made by chance where they are absent, and go to Cloudflare alone: they are not shown, and in no file. Those that are there stay.",
      commands: [commands.setSecrets],
    },
    {
      title: "Upload",
      does: `The new version, which answers nobody yet. What is not there is made: the database ${database}, the bucket ${bucket}, the namespace ${namespace}.`,
      commands: [commands.upload("<release>")],
    },
    {
      title: "Database",
      does: "Its bookmark first, to come back to; then the migrations that it has not had. They only widen: the version that answers now works on.",
      commands: [commands.bookmark, commands.migrate],
    },
    {
      title: "Film",
      does: "The first time only: the film of the landing page, into the bucket.",
      commands: commands.films,
    },
    {
      title: "Serve",
      does: `The new version answers at ${ORIGIN}, which becomes the Worker's domain; its schedules run.`,
      commands: [commands.serve("<version>"), commands.triggers],
    },
    {
      title: "Smoke test",
      does: `${ORIGIN}/api/health (every part, and that it is this version), a page, the sign-in page, and the headers that protect them.`,
      commands: [],
    },
    {
      title: "Where it fails",
      does: "The version of before answers again, and the command that brings the database back to its bookmark is said: whether what was written since may be lost is for a person to decide.",
      commands: [commands.rollBack("<version before>"), commands.restore("<bookmark>")],
    },
  ];
}

/** What has to be there before, in the words that are shown first. */
export function needsOf({ cpuMs, hasMailBinding, MAIL_FROM, ORIGIN, variables }: Settings): string[] {
  const { hostname } = new URL(ORIGIN);
  const mailDomain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf("@") + 1);
  return [
    `The Workers Paid plan. The free one has 10 ms of CPU for a request; scrypt, which keeps passwords, takes some 100 ms for each sign-in. This Worker asks for ${cpuMs.toLocaleString("en")} ms, which only the paid plan grants: an upload to the free one is refused by Cloudflare.`,
    hostname.endsWith(".workers.dev")
      ? `The account's subdomain of workers.dev, which ${hostname} is below.`
      : `The zone of ${hostname} in the same account: the Worker gets it as a custom domain. Where another Worker or a DNS record has the name, and this Worker does not answer there, nothing is begun without --take-address, by which the name is taken from it.`,
    hasMailBinding && variables.MAIL_TRANSPORT === "cloudflare"
      ? `Email Sending enabled for ${mailDomain}. Without it the site runs, and mail waits in /admin/outbox.`
      : `${mailDomain} verified with the mail provider, whose key is the secret RESEND_API_KEY.`,
  ];
}

/** The plan as it is shown. */
export function planText(settings: Settings): string {
  const { bucket, database, MAIL_FROM, ORIGIN, target, worker } = settings;
  const steps = stepsOf(settings).map(({ commands, does, title }, at) =>
    [`${at + 1}. ${title}. ${does}`, ...commands.map((command) => `     ${asTyped(command)}`)].join("\n"),
  );
  return [
    `${target}: the Worker ${worker} at ${ORIGIN}, mails from ${MAIL_FROM}, database ${database}, files ${bucket}.`,
    `It needs\n${needsOf(settings)
      .map((need) => `   - ${need}`)
      .join("\n")}`,
    ...steps,
  ].join("\n\n");
}
