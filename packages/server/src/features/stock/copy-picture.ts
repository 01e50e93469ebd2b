import { describeRefusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Log } from '../../ports/log.ts';
import type { StockSource } from '../../ports/stock-source.ts';
import { setAssetOwner } from '../assets/asset-repository.ts';
import type { AssetTools } from '../assets/create-asset.ts';
import { storePicture } from '../assets/store-picture.ts';
import { newCopy } from './choose-picture.ts';
import { type CopyRow, updateCopyState, insertCopy } from './copy-repository.ts';
import { say } from '../../refusals/say.ts';

export interface CopyTools extends AssetTools {
  readonly stock: readonly StockSource[];
  readonly log: Log;
}

/**
 * Copies a chosen picture from its source to its owner's assets. It passes the same checks as an upload, because sources are not trusted
 * more than authors.
 */
export async function copyPicture(tools: CopyTools, id: string): Promise<CopyRow | null> {
  const { db, clock, stock, log } = tools;
  const row = await updateCopyState(db, id, 'running', clock.now());
  if (!row) return null;
  const fail = (error: string) => updateCopyState(db, id, 'failed', clock.now(), { error });
  const source = stock.find((candidate) => candidate.id === row.source);
  if (!source) return fail(say('sourceGone'));
  try {
    const original = await source.original(row.sourceId);
    if (!original.ok) {
      log.warn({ source: row.source, picture: row.sourceId, fault: original.fault }, 'chosen picture not copied');
      return await fail(describeRefusal(original.fault).text);
    }
    const { bytes, photo } = original.value;
    const picture = await tools.decoder.normalisePicture({ load: async () => bytes, from: 'stock' });
    if (!picture.ok) return await fail(describeRefusal(picture.fault).text);
    const asset = await storePicture(tools, row.ownerId, picture.value, {
      origin: 'stock',
      name: photo.description.slice(0, 200),
      originalId: null,
    });
    const { width, height } = picture.value;
    const done = await updateCopyState(db, id, 'done', clock.now(), { photo: { ...photo, width, height }, assetId: asset.id });
    // Its owner may have logged in during the copy.
    if (done && done.ownerId !== row.ownerId) await setAssetOwner(db, asset.id, done.ownerId);
    return done;
  } catch (error) {
    log.error({ source: row.source, picture: row.sourceId, error: error instanceof Error ? error.stack : String(error) }, 'copy failed');
    return fail(say('notFetched'));
  }
}

/** Returns the asset id of the owner's copy. A picture without a copy is copied now; null if that fails. */
export async function copiedAssetId(tools: CopyTools, ownerId: string, source: string, sourceId: string): Promise<string | null> {
  if (!tools.stock.some(({ id }) => id === source)) return null;
  const { row } = await insertCopy(tools.db, newCopy(tools.makeId(), ownerId, source, sourceId, tools.clock.now()));
  const copy = row.state === 'done' ? row : await copyPicture(tools, row.id);
  return copy?.assetId ?? null;
}
