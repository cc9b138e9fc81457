/** The exam of the assistant: `node tests/evals/run.ts --help`. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Goal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import { PERTURBATIONS, type Perturbation } from "#tests/evals/perturbed/perturb.ts";
import { type PerturbedRow, perturbedFailures, perturbedRows, perturbedTable } from "#tests/evals/perturbed/perturbed-report.ts";
import { Administrator, ChatClient, Http, type HttpOptions } from "./client.ts";
import { venueToday } from "./dates.ts";
import { AS_WRITTEN, holdGoal, holdHostile, newConversation, type Way } from "./dialogue.ts";
import { asJson } from "./json.ts";
import { loadGoals, loadHostile, SETS, type SetName } from "./load.ts";
import { objection } from "./reader.ts";
import { failureLines, type GoalResult, type HostileResult, printable, report, transcript } from "./report.ts";
import { FORMS, type Form, type Hostile, LOCALES, type Locale } from "./schema.ts";
import { scoreGoal } from "./score.ts";
import { scoreHostile } from "./score-hostile.ts";

const HELP = `node tests/evals/run.ts [options]
  --url URL          the running application (http://127.0.0.1:\${PORT:-8787})
  --goals PATTERN    only goals, slices and hostile dialogues whose name matches this regular expression
  --locale en,fr,es  only these languages
  --form FORM        only goals and hostile dialogues of one form: fast or detailed
  --set SET          goals (the default), further or further2: other wordings, tuned on since
  --visitor MANNER   scripted (the default), or reticent: says a field only when asked for it
  --reads            visitors read the summary and say what is wrong in it before they confirm
  --perturb KINDS    all, or some of ${PERTURBATIONS.join(", ")}: the goals as written and so perturbed, compared
  --seed N           another draw of what is left to chance (1)
  --no-hostile       goals alone;  --only-hostile  hostile dialogues alone
  --concurrency N    dialogues at a time (4)
  --repeat K         every goal K times; reports pass^1, and pass^4 from 4 on
  --no-admin         score the last draft instead of the stored record
  --allow N          failures that still exit with 0 (0)
  --json FILE        every dialogue (goal, locale, slice, form, outcome, turns, seconds) and the figures, as JSON
  --verbose          transcripts of failures
Start the server with RATE_LIMITS=off.`;

export interface Options {
  url: string;
  pattern: RegExp | null;
  form: Form | null;
  locales: Locale[];
  concurrency: number;
  repeat: number;
  admin: { email: string; password: string } | null;
  goals: boolean;
  hostile: boolean;
  /** How the visitors talk; as written where it is left out. */
  way?: Way;
  log?: (line: string) => void;
}

/** Runs `work` over the items, at most `limit` at a time; results keep the order of the items. */
export async function pool<T, R>(items: readonly T[], limit: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, worker));
  return results;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

async function runGoal(
  goal: Goal,
  locale: Locale,
  round: number,
  http: HttpOptions,
  administrator: Administrator | null,
  way: Way,
): Promise<GoalResult> {
  const today = venueToday();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let conversation = newConversation(today, "");
  try {
    const chat = new ChatClient(new Http(http), goal.dialogues[locale].pageLocale ?? locale);
    conversation = await holdGoal(goal, locale, chat, today, { ...way, seed: way.seed + round });
    const { booking, last } = conversation;
    const record = booking ? (administrator ? await administrator.booking(booking.id) : (last?.draft ?? {})) : null;
    return { goal, locale, round, conversation, seconds: seconds(), ...scoreGoal(goal, locale, conversation, record) };
  } catch (error) {
    const failure = { kind: "error" as const, field: "chat", expected: "an answer", stored: messageOf(error) };
    return { goal, locale, round, conversation, seconds: seconds(), stored: null, failures: [failure] };
  }
}

async function runHostile(hostile: Hostile, http: HttpOptions): Promise<HostileResult> {
  try {
    const today = venueToday();
    let stolen: string | null = null;
    if (hostile.victim) {
      const victim = new ChatClient(new Http(http), hostile.locale);
      const page = hostile.form === "detailed" ? "detailed" : undefined;
      for (const turn of hostile.victim) stolen = (await victim.send(turn, stolen === null ? page : undefined)).sessionId;
    }
    const run = await holdHostile(hostile, new ChatClient(new Http(http), hostile.locale, stolen), today);
    return { id: hostile.id, locale: hostile.locale, conversation: run.conversation, failures: scoreHostile(hostile, run) };
  } catch (error) {
    const failure = { kind: "error" as const, field: "chat", expected: "an answer", stored: messageOf(error) };
    return { id: hostile.id, locale: hostile.locale, conversation: null, failures: [failure] };
  }
}

export async function runExam(goals: readonly Goal[], hostile: readonly Hostile[], options: Options) {
  const { url, pattern, form, locales, concurrency, repeat, way = AS_WRITTEN, log = () => {} } = options;
  let limited = false;
  const http: HttpOptions = {
    url,
    onLimited: () => {
      if (!limited) log("The server limits the rate (429): waiting as told. Start it with RATE_LIMITS=off for an exam.");
      limited = true;
    },
  };
  const fits = (names: readonly string[]) => pattern === null || names.some((name) => pattern.test(name));
  const ofForm = (name: Form) => form === null || form === name;
  const chosen = options.goals
    ? goals.filter((goal) => fits([goal.id, ...goal.slice]) && ofForm(isDetailed(goal) ? "detailed" : "fast"))
    : [];
  const attacks = options.hostile
    ? hostile.filter((item) => fits([item.id, "hostile"]) && locales.includes(item.locale) && ofForm(item.form))
    : [];
  const administrator =
    options.admin && chosen.length > 0 ? await Administrator.signIn(http, options.admin.email, options.admin.password) : null;
  const rounds = Array.from({ length: repeat }, (_, round) => round);
  const jobs = rounds.flatMap((round) => chosen.flatMap((goal) => locales.map((locale) => ({ goal, locale, round }))));
  const results = await pool(jobs, concurrency, ({ goal, locale, round }) => runGoal(goal, locale, round, http, administrator, way));
  const hostileResults = await pool(attacks, concurrency, (item) => runHostile(item, http));
  return { results, hostileResults, summary: report(results, hostileResults, repeat) };
}

/** `name` as one of `list`. Throws what the command line shows. */
function oneOf<T extends string>(list: readonly T[], name: string, option: string): T {
  const found = list.find((one) => one === name);
  if (found === undefined) throw new Error(`--${option}: ${name} is none of ${list.join(", ")}`);
  return found;
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least) throw new Error(`--${option} needs a whole number of ${least} or more`);
  return number;
}

interface Command {
  options: Options;
  set: SetName;
  perturbations: readonly Perturbation[];
  allowed: number;
  json: string | undefined;
  verbose: boolean;
}

/** What the command line asks for; null for help. */
function commandOf(args: string[]): Command | null {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: "string", default: `http://127.0.0.1:${process.env.PORT ?? "8787"}` },
      goals: { type: "string" },
      locale: { type: "string", default: LOCALES.join(",") },
      form: { type: "string" },
      set: { type: "string", default: "goals" },
      visitor: { type: "string", default: "scripted" },
      perturb: { type: "string" },
      seed: { type: "string", default: "1" },
      reads: { type: "boolean", default: false },
      concurrency: { type: "string", default: "4" },
      repeat: { type: "string", default: "1" },
      allow: { type: "string", default: "0" },
      json: { type: "string" },
      verbose: { type: "boolean", default: false },
      "no-admin": { type: "boolean", default: false },
      "no-hostile": { type: "boolean", default: false },
      "only-hostile": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const { perturb, set, form } = values;
  const perturbations =
    perturb === undefined
      ? []
      : perturb === "all"
        ? PERTURBATIONS
        : perturb.split(",").map((name) => oneOf(PERTURBATIONS, name, "perturb"));
  const goalsAlone = values["no-hostile"] || perturbations.length > 0 || set !== "goals";
  return {
    options: {
      url: values.url,
      pattern: values.goals === undefined ? null : new RegExp(values.goals, "i"),
      locales: values.locale.split(",").map((name) => oneOf(LOCALES, name, "locale")),
      form: form === undefined ? null : oneOf(FORMS, form, "form"),
      concurrency: wholeNumber("concurrency", values.concurrency, 1),
      repeat: wholeNumber("repeat", values.repeat, 1),
      admin: values["no-admin"] ? null : { email: "admin@concord.example", password: "Concord-demo-2026" },
      goals: !values["only-hostile"],
      hostile: !goalsAlone,
      way: {
        visitor: oneOf(["scripted", "reticent"], values.visitor, "visitor"),
        perturbation: null,
        seed: wholeNumber("seed", values.seed, 0),
        objects: values.reads ? objection : null,
      },
      log: (line) => console.error(line),
    },
    set: oneOf(SETS, set, "set"),
    perturbations,
    allowed: wholeNumber("allow", values.allow, 0),
    json: values.json,
    verbose: values.verbose,
  };
}

/** The goals once more under each perturbation, in addition to `written`. */
async function runPerturbed(kinds: readonly Perturbation[], goals: readonly Goal[], written: readonly GoalResult[], options: Options) {
  const rows: PerturbedRow[] = [];
  const all: (GoalResult & { perturbation: Perturbation })[] = [];
  for (const perturbation of kinds) {
    const way: Way = { ...(options.way ?? AS_WRITTEN), perturbation };
    const { results } = await runExam(goals, [], { ...options, way });
    rows.push(...perturbedRows(perturbation, written, results));
    all.push(...results.map((result) => ({ ...result, perturbation })));
  }
  return { rows, results: all };
}

function printTranscripts(results: readonly GoalResult[], hostileResults: readonly HostileResult[]): void {
  for (const { goal, locale, conversation, failures } of results)
    if (failures.length > 0) console.log(`--- ${goal.id} (${locale})\n${transcript(conversation)}\n`);
  for (const { id, locale, conversation, failures } of hostileResults)
    if (failures.length > 0 && conversation) console.log(`--- hostile ${id} (${locale})\n${transcript(conversation)}\n`);
}

async function main(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  if (!command) {
    console.log(HELP);
    return 0;
  }
  const { options, allowed, json, verbose, perturbations } = command;
  const goals = loadGoals(command.set);
  const { results, hostileResults, summary } = await runExam(goals, options.hostile ? loadHostile() : [], options);
  if (results.length + hostileResults.length === 0) throw new Error("nothing to run: no goal and no hostile dialogue fits");

  const lines = failureLines(results, hostileResults, summary.inconsistent);
  if (lines.length > 0) console.log(`${lines.join("\n")}\n`);
  if (verbose) printTranscripts(results, hostileResults);
  console.log(printable(summary));

  const perturbed = await runPerturbed(perturbations, goals, results, options);
  const broken = perturbedFailures(perturbed.rows);
  if (perturbed.rows.length > 0) {
    for (const kind of perturbations) {
      const worse = failureLines(
        perturbed.results.filter(({ perturbation }) => perturbation === kind),
        [],
        [],
      );
      if (worse.length > 0) console.log(`\n${kind}\n${worse.join("\n")}`);
    }
    if (verbose) printTranscripts(perturbed.results, []);
    console.log(`\n${perturbedTable(perturbed.rows)}\n`);
    for (const line of broken) console.log(line);
  }
  if (json) writeFileSync(json, asJson(command, [...results, ...perturbed.results], hostileResults, summary, perturbed.rows));
  const failures = summary.failures + broken.length;
  console.log(failures > allowed ? `FAILED: ${failures} (allowed ${allowed})` : `PASSED (failures ${failures}, allowed ${allowed})`);
  return failures > allowed ? 1 : 0;
}

if (import.meta.main) {
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(messageOf(error));
      process.exitCode = 2;
    },
  );
}
