import type { Locale } from "#app/domain/locale.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import { getCase } from "#app/services/cases/lifecycle/get-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type EditorContext, writeInto } from "./draft-editor.ts";

/**
 * Begins a detailed request for a hearing of a case, with its title as the style of cause; nothing is sent to anyone yet. Gives the
 * language of who asks. Throws `not_found` for who may not see the case, and as `writeInto` does.
 */
export async function bookForCase(context: ServiceContext & EditorContext, caseId: string): Promise<Locale> {
  const [{ title }, who] = await Promise.all([getCase(context, caseId), context.actor()]);
  const { locale } = signedIn(who);
  await writeInto(context, () => ({ values: { styleOfCause: title }, form: "detailed", locale }));
  return locale;
}
