import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type AttemptLimit, countAttempt, isCounted } from '../auth/count-attempt.ts';
import type { FormFault, IdentityTools } from './identity-tools.ts';
import { say } from '../refusals/say.ts';

const MINUTE_MS = 60_000;

/** The limits of attempts by kind. */
const LIMITS = {
  /** Limit per account and address: a person mistypes a few times, whereas a guessing program never stops. */
  'password-pair': { most: 10, withinMs: 15 * MINUTE_MS },
  /** Limit of an account for all addresses without a login before, against many machines that guess together. */
  'password-account': { most: 200, withinMs: 15 * MINUTE_MS },
  'password-address': { most: 60, withinMs: 15 * MINUTE_MS },
  'form-address': { most: 30, withinMs: 60 * MINUTE_MS },
  /** Limit of mails to an address, so that nobody can flood an inbox. */
  'mail-account': { most: 5, withinMs: 60 * MINUTE_MS },
} as const satisfies Record<string, AttemptLimit>;

const TOO_MANY: FormFault = {
  status: 429,
  field: null,
  message: say('tooManyAttempts'),
};

/** The time that an address counts as known to an account after a login from it. */
const KNOWN_MS = 90 * 24 * 60 * MINUTE_MS;

/**
 * Counts an attempt at an account's password; returns the refusal if there were too many. Attempts are counted per address, so that nobody
 * can lock an owner out by guessing; and for the account as a whole, except for addresses that its owner logged in from.
 */
export async function allowPasswordAttempt(tools: IdentityTools, email: string, from: string): Promise<Result<true, FormFault>> {
  const isKnown = await isCounted(tools, knownName(email, from));
  for (const [limit, of] of [
    ['password-address', from],
    ['password-pair', `${email}:${from}`],
    ...(isKnown ? [] : [['password-account', email] as const]),
  ] as const) {
    const allowed = await allowAttempt(tools, limit, of);
    if (!allowed.ok) return allowed;
  }
  return succeed(true);
}

/** Remembers the address of a successful login. */
export async function rememberAddress(tools: IdentityTools, email: string, from: string): Promise<void> {
  await countAttempt(tools, knownName(email, from), { most: Number.POSITIVE_INFINITY, withinMs: KNOWN_MS });
}

function knownName(email: string, from: string): string {
  return `password-known:${email}:${from}`;
}

/** Counts an attempt; returns the refusal if there were too many, with the same message for unknown accounts. */
export async function allowAttempt(tools: IdentityTools, limit: keyof typeof LIMITS, of: string): Promise<Result<true, FormFault>> {
  return (await countAttempt(tools, `${limit}:${of}`, LIMITS[limit])) ? succeed(true) : refuse(TOO_MANY);
}
