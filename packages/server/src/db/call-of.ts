import type { DatabaseFunction } from '../ports/database.ts';

/** Returns the query that calls a function with JSON, its one parameter, and answers with a column of rows as JSON. */
export function callOf(name: DatabaseFunction): string {
  return `select to_jsonb(answer) as row from ${name}($1::jsonb) as answer`;
}
