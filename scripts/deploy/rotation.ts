/**
 * Another AUTH_SECRET with overlap. Cloudflare gives no secret back, so the new one gets a slot of its own, named after the moment from
 * which everything is made with it, and the former one stays where it is until it is ended (`auth-secrets.ts`).
 */
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import { INVITATION_DAYS } from "#app/domain/people/invitation.ts";
import { ENDED_SECRET, type SecretSlot, slotNamed, slotOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { Failure, lastLines } from "#scripts/processes.mjs";
import { asTyped, type Command, commandsOf } from "./commands.ts";
import { type Tools, whoseAccount } from "./deploy.ts";
import { authSecret } from "./made-secrets.ts";
import type { Settings } from "./settings.ts";
import type { Step } from "./steps.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** By then every place in the world that runs the Worker knows the new secret: until then it is accepted, and nothing is made with it. */
const KNOWN_AFTER = 10 * MINUTE;

/** Longest that a cookie or a mailed link of before is good for that the Worker reads by the secret: visitors' cookies and invitations. */
export const OVERLAP_DAYS = Math.max(DRAFT_DAYS, INVITATION_DAYS) + 1;

type Slot = Omit<SecretSlot, "value">;

const inWords = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
const overAt = ({ from }: Slot) => from + OVERLAP_DAYS * DAY;

/** What `rotate-secret` does, said before it is done. */
export function rotationSteps(settings: Settings): Step[] {
  const { account, secretNames, setSecrets } = commandsOf(settings);
  return [
    { title: "Look", does: "Whose account it is, and which slots AUTH_SECRET has. Changes nothing.", commands: [account, secretNames] },
    {
      title: "Set",
      does: `A new secret, made by chance, in a slot of its own (AUTH_SECRET_ and the moment from which everything is made with it, ${KNOWN_AFTER / MINUTE} minutes from now): it goes to Cloudflare alone, is not shown, and is in no file. The former one stays in its slot: nobody is signed out, and every link that was mailed opens what it opened.`,
      commands: [setSecrets],
    },
    {
      title: "Look again",
      does: `${settings.ORIGIN}/api/health answers whole. The schedule brings what is stored under the former secret under the new one, a part each minute.`,
      commands: [],
    },
    {
      title: "Later",
      does: `The former secret stays for ${OVERLAP_DAYS} days, as long as a visitor's cookie or an invitation of before is good for. Then: npm run rotate-secret -- --end --env ${settings.target}`,
      commands: [],
    },
  ];
}

/** What `rotate-secret --end` does. */
export function endingSteps(settings: Settings): Step[] {
  const { account, secretNames, setSecrets, underFormerSecrets } = commandsOf(settings);
  return [
    {
      title: "Look",
      does: "Which slots there are, and that the newest has been in force for long enough.",
      commands: [account, secretNames],
    },
    {
      title: "Count",
      does: "What the database keeps under former secrets: it has to be nothing.",
      commands: [underFormerSecrets("<version>")],
    },
    {
      title: "End",
      does: `The former slots are removed; AUTH_SECRET, which wrangler asks for, holds the word "${ENDED_SECRET}". What they have signed is refused from then on. This cannot be taken back.`,
      commands: [setSecrets],
    },
  ];
}

export function stepsText(steps: readonly Step[]): string {
  return steps
    .map(({ commands, does, title }, at) =>
      [`${at + 1}. ${title}. ${does}`, ...commands.map((command) => `     ${asTyped(command)}`)].join("\n"),
    )
    .join("\n\n");
}

/** Sets a new secret next to the former one; gives its slot. `now` in UTC milliseconds. Throws a `Failure` that says what to do. */
export async function rotateSecret(settings: Settings, tools: Tools, now: number): Promise<Slot> {
  const [newest] = await slotsOf(settings, tools);
  if (!newest) throw new Failure(`${settings.worker} has no AUTH_SECRET: \`npm run deploy\` makes the first one.`);
  if (newest.from > now) throw new Failure(`${newest.name} comes into force at ${inWords(newest.from)}. Nothing was changed.`);
  const from = Math.ceil((now + KNOWN_AFTER) / 1000) * 1000;
  const slot = slotOf(slotNamed(from));
  if (!slot) throw new Failure("That moment has no name.");
  const value = authSecret();
  await set(settings, tools, { [slot.name]: value }, "No secret was set. Start again");
  await assertWhole(settings, tools);
  tools.say(
    [
      `${slot.name} is set. Everything is made with it from ${inWords(from)} on; what ${newest.name} has made is accepted as before.`,
      `${newest.name} must stay until ${inWords(overAt(slot))}. Then: npm run rotate-secret -- --end --env ${settings.target}`,
    ].join("\n"),
  );
  return slot;
}

/**
 * Ends the former secrets. `early`: although people are signed out by it and links of invitations that still wait in the outbox are not
 * sent, as where a secret has leaked.
 */
export async function endFormerSecrets(settings: Settings, tools: Tools, now: number, { early = false } = {}): Promise<void> {
  const [newest, ...former] = await slotsOf(settings, tools);
  if (!newest || former.length === 0) throw new Failure("There is no former secret to end. Nothing was changed.");
  if (newest.from > now) throw new Failure(`${newest.name} comes into force at ${inWords(newest.from)}. Nothing was changed.`);
  if (overAt(newest) > now && !early)
    throw new Failure(
      `Nothing was changed. What the former secret has signed is good until ${inWords(overAt(newest))}: come again then. Where it has leaked, --early ends it now: everyone who has signed in before ${inWords(newest.from)} and not since is signed out.`,
    );
  await assertRenewed(settings, tools, newest);
  const ended = former.map(({ name }) => [name, name === "AUTH_SECRET" ? ENDED_SECRET : null] as const);
  await set(settings, tools, Object.fromEntries(ended), "The former secrets are accepted as before. Start again");
  await assertWhole(settings, tools);
  tools.say(`Ended: ${former.map(({ name }) => name).join(", ")}. ${newest.name} is accepted alone.`);
}

async function slotsOf(settings: Settings, tools: Tools): Promise<Slot[]> {
  tools.say(await whoseAccount(tools));
  const { secretNames } = commandsOf(settings);
  const { code, output } = await tools.run(secretNames);
  if (code !== 0) throw failed(secretNames, code, output, "Nothing was changed. Deploy first (`npm run deploy`), or start again");
  return (readArray(output) as { name: string }[])
    .flatMap(({ name }) => slotOf(name) ?? [])
    .sort((one, other) => other.version - one.version);
}

async function assertRenewed(settings: Settings, tools: Tools, { version }: Slot): Promise<void> {
  const command = commandsOf(settings).underFormerSecrets(String(version));
  const { code, output } = await tools.run(command);
  if (code !== 0)
    throw failed(command, code, output, "Nothing was changed. Where the database knows no such column, deploy this version first");
  const [{ results: [counted] = [] } = {}] = readArray(output) as { results?: { factors: number; links: number }[] }[];
  if (!counted) throw new Failure(`The database has not said how much is left. Nothing was changed.\n${lastLines(output)}`);
  const { factors, links } = counted;
  if (factors > 0 || links > 0)
    throw new Failure(
      `Nothing was changed. ${factors} second factors and ${links} links are still kept under a former secret and could not be read without it. The schedule renews some each minute: come again soon. What fails is on /admin/scheduled-work.`,
    );
}

async function set(settings: Settings, tools: Tools, secrets: Record<string, string | null>, remedy: string): Promise<void> {
  const { setSecrets } = commandsOf(settings);
  const { code, output } = await tools.run(setSecrets, JSON.stringify(secrets));
  // Whatever a tool says of its input: none of it is shown.
  const shown = Object.values(secrets).reduce((text: string, secret) => (secret ? text.replaceAll(secret, "…") : text), output);
  if (code !== 0) throw failed(setSecrets, code, shown, remedy);
}

/** The Worker that was started with the secrets as they are now. */
async function assertWhole({ ORIGIN, target }: Settings, tools: Tools): Promise<void> {
  for (let look = 1; ; look += 1) {
    const answer = await tools.fetch(`${ORIGIN}/api/health`).catch(() => null);
    if (answer?.ok) return;
    if (look === 12)
      throw new Failure(
        `${ORIGIN}/api/health does not answer whole since then. Look at \`npx wrangler tail --env ${target}\`; \`npx wrangler rollback --env ${target}\` goes back to the secrets of before.`,
      );
    await tools.pause(5);
  }
}

/** What wrangler printed as JSON, after whatever it has said before. */
function readArray(output: string): unknown[] {
  try {
    return JSON.parse(output.slice(Math.max(0, output.indexOf("["))));
  } catch {
    throw new Failure(`wrangler has answered what is no JSON:\n${lastLines(output)}\nNothing was changed by it. Start again.`);
  }
}

const failed = (command: Command, code: number, output: string, remedy: string) =>
  new Failure(`\`${asTyped(command)}\` failed (exit code ${code}):\n${lastLines(output)}\n${remedy}.`);
