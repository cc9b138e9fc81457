import type { ApiKeyScope } from "./scopes.ts";

/** A key as its person sees it; never the key itself. Moments are ISO 8601. */
export interface ApiKeyRecord {
  id: string;
  name: string;
  scopes: ApiKeyScope[];
  createdAt: string;
  /** Null for no end. */
  expiresAt: string | null;
  hasExpired: boolean;
  /** Accurate to the hour; null for never. */
  lastUsedAt: string | null;
}
