/** What was typed after `npm run rotate-secret --`, carried out: said first, then agreed to, then done. */
import { parseArgs } from "node:util";
import { Failure } from "#scripts/processes.mjs";
import type { Tools } from "./deploy.ts";
import type { Ask } from "./questions.ts";
import { endFormerSecrets, endingSteps, rotateSecret, rotationSteps, stepsText } from "./rotation.ts";
import { isTarget, problemsOf, settingsOf, TARGETS, type Target, WRANGLER_FILE } from "./settings.ts";

export interface RotationOptions {
  target: Target;
  /** The former secrets are ended. */
  end: boolean;
  /** Before the time that they are to stay for. */
  early: boolean;
  dryRun: boolean;
  yes: boolean;
}

const USAGE = `npm run rotate-secret -- [--env production|staging] [--end [--early]] [--dry-run] [--yes]

  --env      which installation; production where nothing is said
  --end      ends the former secrets, once their time is over
  --early    ends them although it is not, where one has leaked: people are signed out
  --dry-run  says each step with its commands; needs no account and no network
  --yes      does not ask before it begins`;

/** Reads them. Throws a `Failure` that says how it is used. */
export function rotationOptionsOf(args: readonly string[]): RotationOptions {
  const { values } = read(args);
  if (values.help) throw new Failure(USAGE);
  const target = values.env ?? "production";
  if (!isTarget(target)) throw new Failure(`--env is "${target}"; it must be ${TARGETS.join(" or ")}.`);
  const [end, early] = [values.end ?? false, values.early ?? false];
  if (early && !end) throw new Failure("--early belongs to --end.");
  return { target, end, early, dryRun: values["dry-run"] ?? false, yes: values.yes ?? false };
}

function read(args: readonly string[]) {
  try {
    const flag = { type: "boolean" } as const;
    return parseArgs({
      args: [...args],
      options: { help: flag, env: { type: "string" }, end: flag, early: flag, "dry-run": flag, yes: flag },
    });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/** `ask` is null where nobody sits there; `now` in UTC milliseconds. Throws a `Failure` that says what to do. */
export async function rotateAsAsked(
  { dryRun, early, end, target, yes }: RotationOptions,
  ask: Ask | null,
  tools: Tools,
  now: number,
  file = WRANGLER_FILE,
): Promise<void> {
  const settings = settingsOf(target, {}, file);
  tools.say(stepsText(end ? endingSteps(settings) : rotationSteps(settings)));
  if (dryRun) {
    tools.say("\nNothing was asked of Cloudflare, and nothing was done (--dry-run).");
    return;
  }
  const [problem] = problemsOf(settings, file);
  if (problem) throw new Failure(`${target} was not deployed from here: ${problem}.`);
  if (!yes) {
    if (ask === null) throw new Failure("Nobody is there to be asked. Say --yes to begin without a question.");
    if ((await ask(`\nType "${target}" to begin:`)) !== target) throw new Failure("Nothing was done.");
  }
  await (end ? endFormerSecrets(settings, tools, now, { early }) : rotateSecret(settings, tools, now));
}
