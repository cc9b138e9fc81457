/** What the assistant's readers make of one message (`POST /api/ai/try`); for administrators. */
import type { ProviderFailure, ProviderName } from "#app/domain/assistant/providers.ts";
import type { Locale } from "#app/domain/locale.ts";
import { request } from "./request.ts";

export interface ReadOnTrial {
  provider: ProviderName;
  /** Why it gave no reading; null where it gave one. */
  failure: ProviderFailure | null;
  milliseconds: number;
  inputTokens: number;
  outputTokens: number;
  /** What it would note, and the words that it was read from. */
  reads: readonly { text: string; quote: string }[];
  /** What our own readers left unread. */
  rest: readonly string[];
}

/** Throws `ApiError`: 429 once it was tried often within the hour. */
export function tryReaders(message: string, locale: Locale): Promise<{ readers: readonly ReadOnTrial[] }> {
  return request("/api/ai/try", { method: "POST", body: { message, locale } });
}
