/** What each reader makes of one message, for administrators: nothing is stored and nobody is answered. */
import type { I18n } from "@lingui/core";
import { isBudgetSpent, providersInOrder } from "#app/domain/assistant/providers.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { contextOf } from "#app/domain/talk/context.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { HEAD_OFFICE, VENUES } from "#app/domain/venue/venues.ts";
import { statementText } from "#app/i18n/talk/lines.ts";
import { providerSettings } from "#app/services/assistant/provider-settings.server.ts";
import type { ReadOnTrial, Trial, TriedMessage } from "#app/services/assistant/settings/try-message.server.ts";
import type { Statement, Understanding } from "#app/understanding/contract.ts";
import { understand } from "#app/understanding/reader.ts";
import { readOnTrial } from "./model-reader/model-reader.ts";
import { workerModel } from "./talk/weights.ts";

/** Our own readers first, then each model of the environment while the day's budget lasts; no model's failure throws. */
export async function readByAll(
  env: Env,
  i18n: I18n,
  { message, locale }: TriedMessage,
  { instructions, tokensToday, now }: Trial,
): Promise<ReadOnTrial[]> {
  const state = { ...NEW_TALK, locale };
  const context = contextOf(state, { today: todayIn(HEAD_OFFICE.zone, now), venues: VENUES, phone: HEAD_OFFICE.phone, facts: {} });
  const begun = Date.now();
  const weights = await workerModel();
  const own = understand(message, context, weights);
  const textsOf = (said: Understanding, isOf: (statement: Statement) => boolean) =>
    said.statements.filter(isOf).map((statement) => ({ text: statementText(i18n, locale, statement), quote: statement.quote }));
  const results: ReadOnTrial[] = [
    {
      provider: "guided",
      failure: null,
      inputTokens: 0,
      outputTokens: 0,
      milliseconds: Date.now() - begun,
      reads: textsOf(own, () => true),
      rest: own.rest.map(({ quote }) => quote),
    },
  ];
  const settings = providerSettings(env);
  if (isBudgetSpent(settings, tokensToday)) return results;
  for (const provider of providersInOrder(settings)) {
    const { told, use } = await readOnTrial(
      provider,
      env,
      { message, context, state, own },
      { now, history: [], tokensToday, instructions, answers: [] },
    );
    const said = told && understand(message, context, weights, told);
    results.push({ ...use, reads: said ? textsOf(said, ({ sources }) => sources.includes("model")) : [], rest: [] });
  }
  return results;
}
