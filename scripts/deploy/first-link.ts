/** The link that opens the first administrator's account: made here, and its hash alone stored. */
import { createHash, randomBytes } from "node:crypto";
import { FIRST_ADMINISTRATOR_PATH, FIRST_LINK_HOURS } from "#app/domain/people/first-administrator.ts";
import { Failure, lastLines } from "#scripts/processes.mjs";
import { commandsOf } from "./commands.ts";
import type { Tools } from "./deploy.ts";
import type { Settings } from "./settings.ts";

/**
 * A new link of `settings`' installation; one that was made before opens nothing any more. `now` in UTC milliseconds. Throws a `Failure` once there is an
 * administrator: the database refuses it.
 */
export async function makeFirstLink(settings: Settings, { run }: Pick<Tools, "run">, now: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("hex");
  const { code, output } = await run(commandsOf(settings).firstLink(hash, now, now + FIRST_LINK_HOURS * 3_600_000));
  if (output.includes("administrator_exists"))
    throw new Failure(
      "There is an administrator already: they invite everyone else, on /users. A forgotten password is replaced by a link in a mail.",
    );
  if (code !== 0)
    throw new Failure(
      `No link was made:\n${lastLines(output)}\nSign in by \`npx wrangler login\`, deploy first (\`npm run deploy\`), and start again.`,
    );
  return `${settings.ORIGIN}${FIRST_ADMINISTRATOR_PATH}/${token}`;
}
