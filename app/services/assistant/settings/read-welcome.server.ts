import type { Locale } from "#app/domain/locale.ts";
import { currentCatalog } from "#app/services/assistant/assistant-catalog.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** The greeting as staff have written it in this language, for everyone; null for the default. */
export async function readWelcome({ db }: ServiceContext, locale: Locale): Promise<string | null> {
  return (await currentCatalog(db)).settings.welcome[locale];
}
