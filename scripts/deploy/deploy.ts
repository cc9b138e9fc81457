/** One deployment, step by step. What it works with is given, so that it is the same against Cloudflare and in a test. */
import { Failure, lastLines } from "#scripts/processes.mjs";
import { completed } from "./built-config.ts";
import { asTyped, type Command, commandsOf } from "./commands.ts";
import { missingSecrets } from "./made-secrets.ts";
import type { Settings } from "./settings.ts";
import { answersAlready, type Fetch, smokeTest } from "./smoke-test.ts";

export interface Ran {
  code: number;
  output: string;
  /** What wrangler noted of a version that it uploaded. */
  version?: string;
}

export interface Tools {
  /** Runs a command to its end; `input` is what it reads. */
  run(command: Command, input?: string): Promise<Ran>;
  say(text: string): void;
  fetch: Fetch;
  /** Whether a name has an address or is another name of one; true where that could not be learned. */
  resolves(hostname: string): Promise<boolean>;
  /** Lets some seconds pass between two looks at a new version. */
  pause(seconds: number): Promise<void>;
  readBuilt(): string;
  writeBuilt(text: string): void;
}

/** What Cloudflare had before. */
interface Found {
  /** This Worker has no version yet. */
  isFirst: boolean;
  /** Nothing of ours answers at the address: the first time, after an attempt that stopped half-way, or while the site is down. */
  isUnanswered: boolean;
  secrets: string[];
  namespaceId: string | null;
  /** The version that answers now; null where none does. */
  version: string | null;
  release: string;
}

/** Looks a new version answers in: one that is new to its address waits for its certificate. */
const LOOKS = { first: 60, later: 20 } as const;
const SECONDS_BETWEEN = 5;

/** Puts `settings` into service. Throws a `Failure` that says what to do; after a failed smoke test the version of before answers. */
export async function deploy(
  settings: Settings,
  tools: Tools,
  { takeAddress = false } = {},
): Promise<{ isFirst: boolean; bookmark: string }> {
  const commands = commandsOf(settings);
  tools.say("1. Look");
  const found = await look(settings, tools);
  if (!takeAddress) await assertAddressFree(settings, tools, found);
  tools.say("2. Build");
  await must(tools, commands.build, "Nothing was changed. Mend the build, and start again");
  tools.writeBuilt(completed(tools.readBuilt(), settings, found));
  tools.say("3. Secrets");
  await setSecrets(settings, tools, found);
  tools.say("4. Upload");
  const { version } = await must(tools, commands.upload(found.release), uploadRemedy(settings));
  if (!version) throw new Failure("wrangler has not said which version it uploaded. Nothing answers otherwise than before; start again.");
  tools.say("5. Database");
  const bookmark = await bookmarkOf(settings, tools);
  tools.say(`   The bookmark: ${bookmark}`);
  await must(
    tools,
    commands.migrate,
    `The version of before still answers. Mend the migration and start again; ${asTyped(commands.restore(bookmark))} brings the database back to where it was`,
  );
  if (found.isFirst || found.isUnanswered) {
    tools.say("6. Film");
    for (const film of commands.films) await must(tools, film, "The site shows its poster instead. Nothing answers yet; start again");
  }
  tools.say("7. Serve");
  await must(tools, commands.serve(version), "The version of before still answers. Start again");
  await must(
    tools,
    commands.triggers,
    `The new version is in force, and its domain or its schedules are not set: see whether the zone of ${settings.ORIGIN} is in this account, and start again`,
  );
  tools.say("8. Smoke test");
  const wrong = await waitForAnswer(settings, tools, found);
  if (wrong.length > 0) await goBack(settings, tools, found, bookmark, wrong);
  tools.say(`${settings.ORIGIN} answers whole, in version ${found.release}.`);
  return { isFirst: found.isFirst, bookmark };
}

/** Says in whose account it is to be done. Throws a `Failure` where nobody is signed in. */
export async function whoseAccount(tools: Pick<Tools, "run">): Promise<string> {
  const { email, accounts = [] } = readJson(await signedIn(tools)) as { email?: string; accounts?: { name: string; id: string }[] };
  const named = accounts.map(({ name, id }) => `${name} (${id})`).join(" or ");
  return `In the Cloudflare account ${named || "of the token"}${email ? `, as ${email}` : ""}.`;
}

async function signedIn(tools: Pick<Tools, "run">): Promise<string> {
  const { account } = commandsOf({ target: "production", bucket: "" });
  const { code, output } = await tools.run(account);
  if (code === 0) return output;
  throw new Failure(
    "Nobody is signed in to Cloudflare here. Sign in by `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID, and start again.",
  );
}

/** Without a terminal wrangler takes a name from the Worker or the record that has it, and does not ask (`triggers deploy`). */
async function assertAddressFree({ ORIGIN, worker }: Settings, tools: Tools, { isFirst, isUnanswered }: Found): Promise<void> {
  const { hostname } = new URL(ORIGIN);
  if (hostname.endsWith(".workers.dev") || !(isFirst || isUnanswered) || !(await tools.resolves(hostname))) return;
  throw new Failure(
    `Nothing was changed. ${hostname} leads somewhere already, and ${worker} does not answer there: this would take the name from the Worker or the DNS record that has it. Look at the zone's DNS records and at the domains of the account's Workers. Where the name is this Worker's (the site is down), or may be taken, start again with --take-address.`,
  );
}

async function look(settings: Settings, tools: Tools): Promise<Found> {
  const commands = commandsOf(settings);
  await signedIn(tools);
  const names = await tools.run(commands.secretNames);
  const isAbsent = names.code !== 0 && new RegExp(`\\[code: 10007\\]|Worker "${settings.worker}".* not found`).test(names.output);
  if (names.code !== 0 && !isAbsent) throw failed(commands.secretNames, names, "Nothing was changed. Start again when Cloudflare answers");
  const secrets = isAbsent ? [] : (readJson(names.output) as { name: string }[]).map(({ name }) => name);
  if (settings.variables.MAIL_TRANSPORT === "resend" && !secrets.includes("RESEND_API_KEY"))
    throw new Failure(
      `MAIL_TRANSPORT is "resend", and the Worker has no RESEND_API_KEY. Set it by \`npx wrangler secret put RESEND_API_KEY --env ${settings.target}\`, and start again.`,
    );
  const namespaces = readJson((await must(tools, commands.namespaces, "Nothing was changed")).output) as { id: string; title: string }[];
  const release = (await must(tools, commands.release, "Deploy from a clone of the repository")).output.trim();
  const version = isAbsent ? null : await standingVersion(settings, tools);
  return {
    isFirst: version === null,
    isUnanswered: !(await answersAlready(tools.fetch, settings.ORIGIN)),
    secrets,
    namespaceId: namespaces.find(({ title }) => title === settings.namespace)?.id ?? null,
    version,
    release,
  };
}

/** The one that takes all requests, or most of them. */
async function standingVersion(settings: Settings, tools: Tools): Promise<string | null> {
  const standing = await tools.run(commandsOf(settings).standing);
  if (standing.code !== 0) return null;
  const { versions = [] } = readJson(standing.output) as { versions?: { version_id: string; percentage: number }[] };
  return [...versions].sort((one, other) => other.percentage - one.percentage)[0]?.version_id ?? null;
}

async function setSecrets(settings: Settings, tools: Tools, { secrets }: Found): Promise<void> {
  const made = missingSecrets(secrets);
  const names = Object.keys(made);
  if (names.length === 0) {
    tools.say("   All of them are there.");
    return;
  }
  const command = commandsOf(settings).setSecrets;
  const ran = await tools.run(command, JSON.stringify(made));
  // Whatever a tool says of its input: none of it is shown.
  const output = Object.values(made).reduce((text, secret) => text.replaceAll(secret, "…"), ran.output);
  if (ran.code !== 0) throw failed(command, { ...ran, output }, "No secret was set. Start again");
  tools.say(`   Made: ${names.join(", ")}.`);
}

async function bookmarkOf(settings: Settings, tools: Tools): Promise<string> {
  const { output } = await must(
    tools,
    commandsOf(settings).bookmark,
    "Nothing was migrated, and the version of before answers. Start again",
  );
  const { bookmark } = readJson(output) as { bookmark?: string };
  if (!bookmark) throw new Failure("The database gave no bookmark to come back to: nothing was migrated. Start again.");
  return bookmark;
}

async function waitForAnswer(settings: Settings, tools: Tools, { isFirst, isUnanswered, release }: Found): Promise<string[]> {
  const looks = isFirst || isUnanswered ? LOOKS.first : LOOKS.later;
  for (let at = 1; ; at++) {
    const wrong = await smokeTest(tools.fetch, settings.ORIGIN, release);
    if (wrong.length === 0 || at === looks) return wrong;
    await tools.pause(SECONDS_BETWEEN);
  }
}

async function goBack(settings: Settings, tools: Tools, found: Found, bookmark: string, wrong: readonly string[]): Promise<never> {
  const commands = commandsOf(settings);
  const what = `The smoke test failed:\n${wrong.map((line) => `   ${line}`).join("\n")}`;
  const database = `The database has its new migrations, on which the version of before works. To bring it back to where it was, which loses what was written since:\n   ${asTyped(commands.restore(bookmark))}`;
  if (found.version === null)
    throw new Failure(
      `${what}\nThere is no version to go back to. Look at \`npx wrangler tail --env ${settings.target}\`, mend it, and start again.\n${database}`,
    );
  const back = commands.rollBack(found.version);
  const ran = await tools.run(back);
  if (ran.code !== 0) throw failed(back, ran, `${what}\nGoing back failed too: run it yourself, now.\n${database}`);
  throw new Failure(`${what}\nVersion ${found.version} answers again.\n${database}`);
}

const uploadRemedy = ({ cpuMs, target }: Settings) =>
  `Nothing answers otherwise than before. If Cloudflare says that CPU limits are not supported, the account is on the free plan: change it to Workers Paid (this Worker asks for ${cpuMs} ms). If it says that a version is not deployed, \`npx wrangler versions list --env ${target}\` names it. Then start again`;

async function must(tools: Tools, command: Command, remedy: string): Promise<Ran> {
  const ran = await tools.run(command);
  if (ran.code !== 0) throw failed(command, ran, remedy);
  return ran;
}

const failed = (command: Command, { code, output }: Ran, remedy: string) =>
  new Failure(`\`${asTyped(command)}\` failed (exit code ${code}):\n${lastLines(output)}\n${remedy}.`);

/** What a tool printed as JSON, after whatever it has said before. */
function readJson(output: string): unknown {
  const from = output.search(/[[{]/);
  try {
    return JSON.parse(output.slice(Math.max(0, from)));
  } catch {
    throw new Failure(`wrangler has answered what is no JSON:\n${lastLines(output)}\nNothing was changed by it. Start again.`);
  }
}
