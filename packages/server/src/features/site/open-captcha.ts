import { createHmac } from 'node:crypto';
import { captchaChallengeSchema } from '@coverwright/contracts/calls/site.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { type AttemptLimit, countAttempt } from '../../auth/count-attempt.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';

/** The cost: about 256 times 5,000 rounds take a phone a second, and are expensive for somebody who sends a million forms. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00', keyLength: 32 } as const;
const VALID_MS = 10 * 60_000;
/** Limit of a solution's uses. It is remembered until its challenge has expired. */
const USE: AttemptLimit = { most: 1, withinMs: 2 * VALID_MS };

/** A proof of work for public forms, without third parties or pictures to decipher. */
export interface Captcha {
  pose(): Promise<z.infer<typeof captchaChallengeSchema>>;
  /** Returns true if a form's field proves the work; each proof is valid once. */
  verify(field: string): Promise<boolean>;
}

const payloadSchema = z.object({
  challenge: captchaChallengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
});

/** @param secret of the server, from which the signing key is derived @param db where used proofs are stored, for all processes together */
export function openCaptcha({ secret, db, clock }: { readonly secret: string; readonly db: Database; readonly clock: Clock }): Captcha {
  const hmacSignatureSecret = createHmac('sha256', secret).update('captcha').digest('hex');
  return {
    async pose() {
      const expiresAt = Math.ceil((clock.now().getTime() + VALID_MS) / 1000);
      return captchaChallengeSchema.parse(await createChallenge({ ...WORK, deriveKey, expiresAt, hmacSignatureSecret }));
    },
    async verify(field) {
      const payload = readPayload(field);
      if (!payload) return false;
      const { verified } = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        hmacSignatureSecret,
      });
      return verified && countAttempt({ db, clock }, `captcha:${payload.challenge.parameters.nonce}`, USE);
    },
  };
}

function readPayload(field: string): z.infer<typeof payloadSchema> | null {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(field, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}
