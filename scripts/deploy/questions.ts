/** What a person is asked for, where one is there. */
import { createInterface } from "node:readline/promises";
import { Failure } from "#scripts/processes.mjs";
import type { Options } from "./options.ts";
import { type Answers, problemsOf, type Settings, settingsOf } from "./settings.ts";

export type Ask = (question: string) => Promise<string>;

/** Asks at the terminal; null where nobody sits at one. */
export function askerAt(input: NodeJS.ReadStream, output: NodeJS.WriteStream): { ask: Ask; close(): void } | null {
  if (!input.isTTY || !output.isTTY) return null;
  const terminal = createInterface({ input, output });
  return { ask: async (question) => (await terminal.question(`${question} `)).trim(), close: () => terminal.close() };
}

const FREE = "scrypt, which keeps passwords, takes more CPU for one sign-in than the free plan grants a request (10 ms)";

/** The plan of the account must be the paid one: said before anything is done. Throws a `Failure` otherwise. */
export async function assertPlan({ plan, yes }: Options, ask: Ask | null): Promise<void> {
  const said = plan ?? (ask && !yes ? await ask("Is the account on the Workers Paid plan? [yes/no]") : "");
  if (/^(y|yes|paid)$/i.test(said)) return;
  if (said === "") throw new Failure(`Say which plan the account is on: --plan paid. The free one is not enough: ${FREE}.`);
  throw new Failure(`Concord needs the Workers Paid plan: ${FREE}. Change the plan in the dashboard (Workers, Plans), and start again.`);
}

/** The settings with what was said by options, and asked where they are not valid. Throws a `Failure` where that is not enough. */
export async function answeredSettings(options: Options, ask: Ask | null): Promise<{ settings: Settings; answers: Partial<Answers> }> {
  const { target, origin, mailFrom } = options;
  const answers: Partial<Answers> = {
    ...(origin === null ? {} : { ORIGIN: origin }),
    ...(mailFrom === null ? {} : { MAIL_FROM: mailFrom }),
  };
  const settings = () => settingsOf(target, answers);
  if (ask && !options.yes && !options.dryRun) {
    const isWrong = (name: keyof Answers) => problemsOf(settings()).some((problem) => problem.startsWith(name));
    while (isWrong("ORIGIN")) answers.ORIGIN = await ask("The address that people open, as https://hearings.ca:");
    while (isWrong("MAIL_FROM")) answers.MAIL_FROM = await ask("The address that mails come from, as info@hearings.ca:");
  }
  const problems = problemsOf(settings());
  if (problems.length > 0)
    throw new Failure(`Nothing was done. ${target} would not start so:\n${problems.map((line) => `   - ${line}.`).join("\n")}`);
  return { settings: settings(), answers };
}
