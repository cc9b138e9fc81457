/** Where the Worker runs. Only what is named lax is lax: a name that was mistyped or left out is production. */
const LAX: readonly string[] = ["local", "test"];

/** Whether every check of production holds. */
export function isProduction({ ENVIRONMENT }: { ENVIRONMENT?: string | undefined }): boolean {
  return !LAX.includes(ENVIRONMENT ?? "");
}
