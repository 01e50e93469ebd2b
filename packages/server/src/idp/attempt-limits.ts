import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type AttemptLimit, countAttempt, isCounted } from '../auth/count-attempt.ts';
import type { FormFault, IdentityTools } from './identity-tools.ts';
import { say } from '../refusals/say.ts';

const MINUTE_MS = 60_000;

/** The limits of attempts by kind. */
const LIMITS = {
  /** A person mistypes a few times; a program that guesses tries for ever. Of one account from one address. */
  'password-pair': { most: 10, withinMs: 15 * MINUTE_MS },
  /** The limit of one account from all addresses that never signed in to it, against many machines that guess together. */
  'password-account': { most: 200, withinMs: 15 * MINUTE_MS },
  'password-address': { most: 60, withinMs: 15 * MINUTE_MS },
  'form-address': { most: 30, withinMs: 60 * MINUTE_MS },
  /** Nobody's inbox is to be filled through us. */
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
 * Counts a try at an account's password; the refusal when there were too many. They are counted for each address, so that nobody
 * can lock an owner out by guessing; and for the account as a whole, where addresses that its owner signed in from are left out.
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

/** Remembers that an account's owner signs in from there. */
export async function rememberAddress(tools: IdentityTools, email: string, from: string): Promise<void> {
  await countAttempt(tools, knownName(email, from), { most: Number.POSITIVE_INFINITY, withinMs: KNOWN_MS });
}

function knownName(email: string, from: string): string {
  return `password-known:${email}:${from}`;
}

/** Counts a try; the refusal when there were too many. The same words whether or not there is such an account. */
export async function allowAttempt(tools: IdentityTools, limit: keyof typeof LIMITS, of: string): Promise<Result<true, FormFault>> {
  return (await countAttempt(tools, `${limit}:${of}`, LIMITS[limit])) ? succeed(true) : refuse(TOO_MANY);
}
