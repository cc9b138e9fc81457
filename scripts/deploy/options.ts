/** What may follow `npm run deploy --`. */
import { parseArgs } from "node:util";
import { Failure } from "#scripts/processes.mjs";
import { isTarget, TARGETS, type Target } from "./settings.ts";

export interface Options {
  target: Target;
  /** Everything is said and checked, nothing is asked or done. */
  dryRun: boolean;
  /** Nobody is there to be asked. */
  yes: boolean;
  /** The address may be taken from what has it. */
  takeAddress: boolean;
  plan: "paid" | "free" | null;
  origin: string | null;
  mailFrom: string | null;
}

const USAGE = `npm run deploy -- [--env production|staging] [--dry-run] [--yes] [--plan paid] [--origin https://…] [--mail-from name@domain] [--take-address]

  --env        which installation; production where nothing is said
  --dry-run    says each step with its commands and checks the configuration; needs no account and no network
  --yes        does not ask before it begins, for a machine that deploys by itself
  --plan       the Workers plan of the account
  --origin     the address that people open; kept in wrangler.toml
  --mail-from  the address that mails come from; kept in wrangler.toml
  --take-address  the address leads somewhere already, and may be taken from the Worker or the DNS record that has it`;

/** Reads them. Throws a `Failure` that says how it is used. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = read(args);
  if (values.help) throw new Failure(USAGE);
  const target = values.env ?? "production";
  if (!isTarget(target)) throw new Failure(`--env is "${target}"; it must be ${TARGETS.join(" or ")}.`);
  const { plan = null } = values;
  if (plan !== null && plan !== "paid" && plan !== "free") throw new Failure(`--plan is "${plan}"; it must be paid or free.`);
  return {
    target,
    dryRun: values["dry-run"] ?? false,
    yes: values.yes ?? false,
    takeAddress: values["take-address"] ?? false,
    plan,
    origin: values.origin?.trim() ?? null,
    mailFrom: values["mail-from"]?.trim() ?? null,
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean" },
        env: { type: "string" },
        "dry-run": { type: "boolean" },
        yes: { type: "boolean" },
        "take-address": { type: "boolean" },
        plan: { type: "string" },
        origin: { type: "string" },
        "mail-from": { type: "string" },
      },
    });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
