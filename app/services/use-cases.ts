/** A use case is a function of what its subject shares and of what is asked: `(context, ...input)`. Doors get it with the context given. */

/** Use cases as doors call them: the same functions, their context given. */
export type WithContext<UseCases> = {
  readonly [Name in keyof UseCases]: UseCases[Name] extends (context: never, ...input: infer Input) => infer Result
    ? (...input: Input) => Result
    : never;
};

/** Gives each use case its context, once for a request. */
export function withContext<Context, UseCases extends Record<string, (context: Context, ...input: never[]) => unknown>>(
  context: Context,
  useCases: UseCases,
): WithContext<UseCases> {
  const given = Object.entries(useCases).map(([name, useCase]) => [name, (...input: never[]) => useCase(context, ...input)]);
  return Object.fromEntries(given) as WithContext<UseCases>;
}
