import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';
import type { AssetRow } from './asset-repository.ts';

const HOUR = 3_600_000;

/** Addresses hold for one to two hours, and are the same within the hour so that browsers can keep what they fetched. */
export function signUntil(clock: Clock): Date {
  return new Date((Math.floor(clock.now().getTime() / HOUR) + 2) * HOUR);
}

/** A picture as its owner gets it, with addresses that hold for a while. */
export function signAsset(row: AssetRow, { storage, clock }: { readonly storage: Storage; readonly clock: Clock }): Asset {
  const expires = signUntil(clock);
  const sign = (key: string) => storage.signUrl(key, 'GET', expires);
  return {
    _id: row.id,
    assetId: row.id,
    type: 'UPLOAD',
    urls: { full: sign(row.fullKey), regular: sign(row.regularKey), thumb: sign(row.thumbKey) },
    width: row.width,
    height: row.height,
    name: row.name,
    originalId: row.originalId,
  };
}
