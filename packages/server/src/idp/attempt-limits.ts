import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type AttemptLimit, countAttempt } from '../auth/count-attempt.ts';
import type { FormFault, IdentityTools } from './identity-tools.ts';

const MINUTE_MS = 60_000;

/** How often each thing may be tried. */
const LIMITS = {
  /** A person mistypes a few times; a program that guesses tries for ever. */
  'password-account': { most: 10, withinMs: 15 * MINUTE_MS },
  'password-address': { most: 60, withinMs: 15 * MINUTE_MS },
  'form-address': { most: 30, withinMs: 60 * MINUTE_MS },
  /** Nobody's inbox is to be filled through us. */
  'mail-account': { most: 5, withinMs: 60 * MINUTE_MS },
} as const satisfies Record<string, AttemptLimit>;

const TOO_MANY: FormFault = {
  status: 429,
  field: null,
  message: 'Too many attempts. Wait a quarter of an hour, then try again.',
};

/** Counts a try; the refusal when there were too many. The same words whether or not there is such an account. */
export async function allowAttempt(tools: IdentityTools, limit: keyof typeof LIMITS, of: string): Promise<Result<true, FormFault>> {
  return (await countAttempt(tools, `${limit}:${of}`, LIMITS[limit])) ? succeed(true) : refuse(TOO_MANY);
}
