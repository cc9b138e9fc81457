/** `npm run rotate-secret` with everything installed. */
import { main } from "#scripts/processes.mjs";
import { askerAt } from "./questions.ts";
import { rotateAsAsked, rotationOptionsOf } from "./rotate-as-asked.ts";
import { tools } from "./tools.ts";

await main(async () => {
  const options = rotationOptionsOf(process.argv.slice(2));
  const terminal = askerAt(process.stdin, process.stdout);
  try {
    await rotateAsAsked(options, terminal?.ask ?? null, tools, Date.now());
    return 0;
  } finally {
    terminal?.close();
  }
});
