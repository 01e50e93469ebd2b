import { createHmac } from 'node:crypto';
import { captchaChallengeSchema } from '@coverwright/contracts/calls/site.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';

/** About 256 times 5,000 rounds: a second of a phone, and a bill for whoever sends a million forms. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00', keyLength: 32 } as const;
const VALID_MS = 10 * 60_000;

/** A proof of work that public forms carry. No third party, nothing to read off a picture. */
export interface Captcha {
  pose(): Promise<z.infer<typeof captchaChallengeSchema>>;
  /** Whether a form's field proves the work; each proof counts once. */
  verify(field: string): Promise<boolean>;
}

const payloadSchema = z.object({
  challenge: captchaChallengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
});

/** @param secret of the server; what challenges are signed with is derived from it. */
export function openCaptcha({ secret, clock }: { readonly secret: string; readonly clock: Clock }): Captcha {
  const hmacSignatureSecret = createHmac('sha256', secret).update('captcha').digest('hex');
  /** Signatures of used challenges, until they would have expired anyway. */
  const used = new Map<string, number>();
  const forgetOld = (now: number) => {
    for (const [signature, until] of used) {
      if (until > now) break;
      used.delete(signature);
    }
  };
  return {
    async pose() {
      const expiresAt = Math.ceil((clock.now().getTime() + VALID_MS) / 1000);
      return captchaChallengeSchema.parse(await createChallenge({ ...WORK, deriveKey, expiresAt, hmacSignatureSecret }));
    },
    async verify(field) {
      const payload = readPayload(field);
      if (!payload) return false;
      const now = clock.now().getTime();
      forgetOld(now);
      const { signature } = payload.challenge;
      if (used.has(signature)) return false;
      const { verified } = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        hmacSignatureSecret,
      });
      if (verified) used.set(signature, now + VALID_MS);
      return verified;
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
