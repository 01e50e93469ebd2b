import { REFERRAL_KEY, referralInAddress, writeReferral } from '@coverwright/contracts/analytics/referral.ts';

/** Stores the referral of a visitor for a later purchase. The last one counts. */
export function saveReferral(search: string, storage: () => Pick<Storage, 'setItem'>, now: number): void {
  const code = referralInAddress(new URLSearchParams(search));
  if (code === null) return;
  try {
    storage().setItem(REFERRAL_KEY, writeReferral(code, now));
  } catch {
    // Without storage the purchase is counted without the referral.
  }
}
