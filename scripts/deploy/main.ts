/** `npm run deploy` with everything installed. */
import { main } from "#scripts/processes.mjs";
import { deployAsAsked } from "./asked.ts";
import { optionsOf } from "./options.ts";
import { askerAt } from "./questions.ts";
import { tools } from "./tools.ts";

await main(async () => {
  const options = optionsOf(process.argv.slice(2));
  const terminal = askerAt(process.stdin, process.stdout);
  try {
    await deployAsAsked(options, terminal?.ask ?? null, tools);
    return 0;
  } finally {
    terminal?.close();
  }
});
