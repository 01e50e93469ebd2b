import { z } from 'zod';

/** Storage key of a visitor's referral. */
export const REFERRAL_KEY = 'coverwright-referral';

const DAY_MS = 24 * 3_600_000;
/** A purchase within this many days counts as referred. */
const HOLDS_DAYS = 30;
const LONGEST = 200;

const keptSchema = z.object({ code: z.string().min(1).max(LONGEST), at: z.number() });

/** Returns the referral code in a page's address: `?ref=maria` or `?referral=maria`. Null without one. */
export function referralInAddress(query: { get(name: string): string | null }): string | null {
  const code = (query.get('ref') ?? query.get('referral') ?? '').trim();
  return code === '' || code.length > LONGEST ? null : code;
}

/** Returns the stored form of the referral. @param now milliseconds */
export function writeReferral(code: string, now: number): string {
  return JSON.stringify({ code, at: now });
}

/** Returns the stored code; null if there is none, or it was tampered with or has expired. */
export function readReferral(kept: string | null, now: number): string | null {
  if (kept === null) return null;
  try {
    const parsed = keptSchema.safeParse(JSON.parse(kept));
    return parsed.success && now - parsed.data.at < HOLDS_DAYS * DAY_MS ? parsed.data.code : null;
  } catch {
    return null;
  }
}
