import { REFERRAL_KEY, readReferral } from '@coverwright/contracts/analytics/referral.ts';

/** The referral and the paid click that brought the buyer, as stored at their arrival. */
export interface Attribution {
  readonly referral: string | null;
  readonly gclid: string | null;
}

export function readAttribution(): Attribution {
  const read = (storage: () => Storage, key: string) => {
    try {
      return storage().getItem(key);
    } catch {
      // Without storage there is no attribution.
      return null;
    }
  };
  return {
    referral: readReferral(
      read(() => window.localStorage, REFERRAL_KEY),
      Date.now(),
    ),
    gclid: read(() => window.sessionStorage, 'gclid'),
  };
}
