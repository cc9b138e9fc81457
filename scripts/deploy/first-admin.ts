/** `npm run first-admin` with everything installed. */
import { FIRST_LINK_HOURS } from "#app/domain/people/first-administrator.ts";
import { Failure, main } from "#scripts/processes.mjs";
import { makeFirstLink } from "./first-link.ts";
import { optionsOf } from "./options.ts";
import { problemsOf, settingsOf } from "./settings.ts";
import { tools } from "./tools.ts";

await main(async () => {
  const { target } = optionsOf(process.argv.slice(2));
  const settings = settingsOf(target);
  const [problem] = problemsOf(settings);
  if (problem) throw new Failure(`${target} was not deployed from here: ${problem}.`);
  const link = await makeFirstLink(settings, tools, Date.now());
  console.log(
    `The person who opens this becomes the administrator of ${settings.worker}. It opens once, within ${FIRST_LINK_HOURS} hours:\n\n  ${link}\n`,
  );
  return 0;
});
