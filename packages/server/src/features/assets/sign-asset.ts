import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';
import type { AssetRow } from './asset-repository.ts';

const HOUR = 3_600_000;

/** Returns the expiry of signed addresses: in one to two hours, and the same within the hour, so that browsers can cache the files. */
export function signUntil(clock: Clock): Date {
  return new Date((Math.floor(clock.now().getTime() / HOUR) + 2) * HOUR);
}

/** Returns a picture for its owner, with signed addresses. */
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
