/** Progress of a form without scripts is kept in the draft, whatever it is worth yet. */
import type { RouterContextProvider } from "react-router";
import { localeContext, type Services, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";

type Change = Pick<Parameters<Services["drafts"]["patch"]>[0], "undo" | "form"> & { values: Readonly<Record<string, unknown>> };

/**
 * Keeps what a form was posted with. What cannot be kept (too long, no choice of its field, too many drafts from one network) is
 * on the page all the same, which comes back filled from what was posted; and a form that cannot be kept can still be sent.
 */
export async function keepTyped({ values, ...change }: Change, context: Readonly<RouterContextProvider>): Promise<void> {
  const { drafts } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const patch = async (kept: Readonly<Record<string, unknown>>) =>
    drafts.patch({ version: (await drafts.current()).version, values: kept, locale, ...change });
  try {
    await patch(values);
  } catch (error) {
    const refused = issuesIn(error).map(({ field }) => field);
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !refused.includes(field)));
    // Values next to one that cannot be kept are kept.
    if (refused.length > 0 && Object.keys(kept).length > 0) await patch(kept).catch(issuesIn);
  }
}

/** What is wrong with the fields; throws what is no refusal of ours. */
function issuesIn(error: unknown) {
  if (!(error instanceof AppError)) throw error;
  return error.issues;
}
