/**
 * Removes the parameters of a failed query, which contain personal data: titles, addresses, password hashes. The database library puts them
 * between the query and the stack.
 */
export function withoutParameters(text: string): string {
  return text.replace(
    /^(Error: |DrizzleQueryError: )?(Failed query: [\s\S]*?)\nparams: [\s\S]*?(?=\n {4}at \S|$)/,
    '$1$2\nparams: left out',
  );
}

/** Formats an error for the log, with its cause, because a failed query's own message only says that it failed. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\ncaused by ${error.cause.name}: ${error.cause.message}` : '';
  return withoutParameters(error.stack ?? error.message) + cause;
}

/** Returns the facts of a log line, without the parameters of queries in its errors. */
export function withoutParametersIn(facts: Record<string, unknown>): Record<string, unknown> {
  return typeof facts['error'] === 'string' ? { ...facts, error: withoutParameters(facts['error']) } : facts;
}
