/**
 * Without the parameters of a failed query, which are what people wrote: titles, addresses, hashes of passwords. The database
 * library puts them between the query and the stack.
 */
export function withoutParameters(text: string): string {
  return text.replace(
    /^(Error: |DrizzleQueryError: )?(Failed query: [\s\S]*?)\nparams: [\s\S]*?(?=\n {4}at \S|$)/,
    '$1$2\nparams: left out',
  );
}

/** An error as it is logged: with its cause, since a failed query says nothing but that it failed. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\ncaused by ${error.cause.name}: ${error.cause.message}` : '';
  return withoutParameters(error.stack ?? error.message) + cause;
}

/** The facts of a line of the log, each text of an error without what people wrote. */
export function withoutParametersIn(facts: Record<string, unknown>): Record<string, unknown> {
  return typeof facts['error'] === 'string' ? { ...facts, error: withoutParameters(facts['error']) } : facts;
}
