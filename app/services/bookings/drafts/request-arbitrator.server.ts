import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type RequestedArbitrator, requestChanges } from "#app/domain/people/requested-arbitrator.ts";
import { type EditorContext, writeInto } from "./draft-editor.ts";

/** Notes in the visitor's draft which person of the roster is asked for; nothing is sent to anyone yet. Throws as `writeInto` does. */
export async function requestArbitrator(context: EditorContext, request: RequestedArbitrator, locale: Locale): Promise<void> {
  await writeInto(context, (values) => {
    const typed = Object.fromEntries(Object.entries(values).map(([name, held]) => [name, held.value])) as FastBookingValues;
    return { values: { ...requestChanges(typed, request, locale) }, locale };
  });
}
