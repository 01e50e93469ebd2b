import { z } from 'zod';

/** The body of every refusal. `error` is for people, `code` for programs, and `path` points to the invalid part of the request. */
export const errorBodySchema = z
  .object({
    error: z.string(),
    code: z.string(),
    path: z.string().optional(),
    /** The valid ids. */
    known: z.array(z.string()).optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
