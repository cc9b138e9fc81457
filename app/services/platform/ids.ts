/** 128 random bits, base64url: ids that nobody guesses. */
export function newId(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)));
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
