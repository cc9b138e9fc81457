/**
 * `npm run eval -- rounds [ROUND] [--show edits,people] [--outcomes refused,nothing]`: what becomes today of what a language model read in the opened rounds
 * (tests/evals/talks/round-N/m/answers.jsonl), each talk played from its beginning in memory. A figure of talks that the rules were made from.
 */
import { withSources } from "../training/with-sources.mjs";

/** Prints the table, and each thing with its message that was refused or passed over. Gives the exit code. */
export async function evalRounds(options) {
  const option = (name) => (options.includes(`--${name}`) ? options[options.indexOf(`--${name}`) + 1] : undefined);
  const round = options.find((one) => /^\d+$/.test(one));
  const lists = (option("show") ?? "edits").split(",");
  const outcomes = (option("outcomes") ?? "refused,remark,nothing").split(",");
  return withSources(async (load) => {
    const { replayed, tableOf } = await load("/tests/evals/rounds/replay.ts");
    const all = await replayed(round === undefined ? undefined : Number(round));
    for (const { talk, list, entry, outcome, message, reply } of all) {
      if (!lists.includes(list) || !outcomes.includes(outcome)) continue;
      console.log(`## ${talk.name} ${list}: ${outcome}\n${JSON.stringify(entry)}`);
      console.log(message.slice(0, 600).replaceAll(/^/gm, "> "));
      console.log(`${reply.slice(0, 600).replaceAll(/^/gm, "    ")}\n`);
    }
    console.log(tableOf(all));
    return all.length > 0 ? 0 : 2;
  });
}
