/** Clients that come with an API key. */
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";

export const PASSWORD = "a quiet lamp over the desk";

/** A program that sends this key with each request, and no cookie. */
export function withKey(key: string, options: ClientOptions = {}): ApiClient {
  const inner = apiClient(options);
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${key}`);
    return inner.send(path, { ...init, headers });
  };
  const json =
    (method: string) =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...headers } });
  return {
    ...inner,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: json("POST"),
    patch: json("PATCH"),
    put: json("PUT"),
    delete: (path) => send(path, { method: "DELETE" }),
  };
}

/** Makes a key of the person of `client`, whose password is `PASSWORD`. */
export const makeKey = (client: ApiClient, scopes: readonly string[], change: { name?: string; days?: string } = {}) =>
  client.within(({ apiKeys }) => apiKeys.make({ name: "Outlook", scopes, days: "365", password: PASSWORD, code: "", ...change }));
