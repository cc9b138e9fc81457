/** What was typed, carried out: said first, then agreed to, then done. */
import { Failure } from "#scripts/processes.mjs";
import { deploy, type Tools, whoseAccount } from "./deploy.ts";
import type { Options } from "./options.ts";
import { type Ask, answeredSettings, assertPlan } from "./questions.ts";
import { keepAnswers, type Settings } from "./settings.ts";
import { planText } from "./steps.ts";

/** Deploys, or says what it would do. `ask` is null where nobody sits there. Throws a `Failure` that says what to do. */
export async function deployAsAsked(options: Options, ask: Ask | null, tools: Tools): Promise<void> {
  const { settings, answers } = await answeredSettings(options, ask);
  tools.say(planText(settings));
  if (options.dryRun) {
    tools.say("\nThe configuration holds. Nothing was asked of Cloudflare, and nothing was done (--dry-run).");
    return;
  }
  await assertPlan(options, ask);
  await assertWanted(options, settings, ask, tools);
  if (keepAnswers(options.target, answers)) tools.say("ORIGIN and MAIL_FROM stand in wrangler.toml now: commit it.");
  const { isFirst } = await deploy(settings, tools, options);
  if (isFirst) tools.say(`Nobody has an account yet. The first administrator's link: npm run first-admin -- --env ${settings.target}`);
}

async function assertWanted({ yes }: Options, { target }: Settings, ask: Ask | null, tools: Tools): Promise<void> {
  if (!yes && ask === null) throw new Failure("Nobody is there to be asked. Say --yes to begin without a question.");
  tools.say(`\n${await whoseAccount(tools)}`);
  if (yes || ask === null) return;
  const said = await ask(`\nAll of this is done now. Type "${target}" to begin:`);
  if (said !== target) throw new Failure("Nothing was done.");
}
