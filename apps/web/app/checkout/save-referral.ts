import { REFERRAL_KEY, referralInAddress, writeReferral } from '@coverwright/contracts/analytics/referral.ts';

/** Notes who sent a visitor, for the purchase that may follow. The person who sent them last counts. */
export function saveReferral(search: string, storage: () => Pick<Storage, 'setItem'>, now: number): void {
  const code = referralInAddress(new URLSearchParams(search));
  if (code === null) return;
  try {
    storage().setItem(REFERRAL_KEY, writeReferral(code, now));
  } catch {
    // Without storage the purchase is counted without the referral.
  }
}
