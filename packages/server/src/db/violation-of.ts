import { z } from 'zod';

/** PostgreSQL's own numbers. */
const CODES = { '23505': 'unique', '23503': 'reference' } as const;

const violationSchema = z.object({ cause: z.object({ code: z.enum(['23505', '23503']) }) });

/** Returns which rule of the schema a statement was refused by: something is there already, or what is named is not there. Null for any other fault. */
export function violationOf(error: unknown): 'unique' | 'reference' | null {
  const { data } = violationSchema.safeParse(error);
  return data ? CODES[data.cause.code] : null;
}
