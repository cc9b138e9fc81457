/** What an API key may read. Whatever it reads, it reads as its person: a scope takes away and never adds. */
export const API_KEY_SCOPES = ["calendar", "accounting", "crm"] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

export const isApiKeyScope = (value: unknown): value is ApiKeyScope => (API_KEY_SCOPES as readonly unknown[]).includes(value);

/** For how many days a key is made; "never" has no end. */
export const API_KEY_DAYS = ["30", "90", "365", "never"] as const;
export type ApiKeyDays = (typeof API_KEY_DAYS)[number];

/** What a key begins with: in a file or a log it is recognised by it. */
export const API_KEY_PREFIX = "cck_";

/**
 * THE table of what API keys read: addresses of the API as its routes name them, each with the scope that it asks for; "any" for what is
 * anybody's. An address that is not here is closed to keys, and so is everything that writes.
 */
export const KEY_ROUTES: Readonly<Record<string, ApiKeyScope | "any">> = {
  "/api/calendar/hearings": "calendar",
  "/api/calendar/deadlines": "calendar",
  "/api/accounting/bookings": "accounting",
  "/api/accounting/bookings/:id": "accounting",
  "/api/bookings": "crm",
  "/api/bookings/:id": "crm",
  "/api/availability": "any",
  "/api/availability/month": "any",
  "/api/availability/rooms": "any",
  "/api/venues": "any",
  "/api/docs": "any",
  "/api/health": "any",
};
