import { z } from 'zod';

/** PostgreSQL's error codes. */
const CODES = { '23505': 'unique', '23503': 'reference' } as const;

const violationSchema = z.object({ cause: z.object({ code: z.enum(['23505', '23503']) }) });

/** Returns the kind of constraint that a statement violated: a duplicate, or a reference to a missing row. Null for any other error. */
export function violationOf(error: unknown): 'unique' | 'reference' | null {
  const { data } = violationSchema.safeParse(error);
  return data ? CODES[data.cause.code] : null;
}
