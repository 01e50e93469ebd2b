import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { z } from 'zod';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a value that a browser stores for us and can neither read nor alter.
 * @param purpose a value that was sealed for another purpose cannot be opened
 */
export function sealValue(value: unknown, purpose: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens a sealed value; null for anything that we did not seal for this purpose. */
export function openValue<T extends z.ZodType>(sealed: string | undefined, purpose: string, secret: string, schema: T): z.output<T> | null {
  if (!sealed) return null;
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return schema.safeParse(JSON.parse(opened.toString('utf8'))).data ?? null;
  } catch {
    // The value was sealed by another key, cut short or altered.
    return null;
  }
}

function keyOf(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `coverwright ${purpose}`, 32));
}
