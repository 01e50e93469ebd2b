import type { PictureName } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type Cutter, CutterBusy } from '../../ports/cutter.ts';
import { type AssetRow, findAssets, findCutout } from '../assets/asset-repository.ts';
import { deleteIncoming, readIncoming } from '../assets/create-asset.ts';
import { signAsset } from '../assets/sign-asset.ts';
import { storePicture } from '../assets/store-picture.ts';
import type { CopyTools } from '../stock/copy-picture.ts';
import { creditsRemaining, refundCredit, spendCredit } from './credit-repository.ts';
import { findOriginal } from './find-original.ts';

export interface CutoutTools extends CopyTools {
  readonly cutter: Cutter;
  /** Number of free background removals for everybody. */
  readonly freeCutouts: number;
}

/**
 * Removes the background of a picture for one credit. The same picture again returns the same result for free. A picture whose subject
 * cannot be told apart from its background is refused and costs nothing.
 */
export async function removeBackground(
  tools: CutoutTools,
  ownerId: string,
  picture: PictureName,
): Promise<Result<{ asset: Asset; creditsRemaining: number }, Refusal>> {
  const { db, freeCutouts, cutter } = tools;
  const answer = async (row: AssetRow) =>
    succeed({ asset: signAsset(row, tools), creditsRemaining: await creditsRemaining(db, ownerId, freeCutouts) });
  const original = await findOriginal(tools, ownerId, picture);
  if (!original) return refuse({ code: 'assetNotFound' });
  const before = await findCutout(db, ownerId, original.id);
  if (before) return answer(before);
  if (!(await spendCredit(db, ownerId, freeCutouts))) return refuse({ code: 'noCutoutCredits' });
  const cut = await createCutout(tools, original, 'cutout', (bytes) => cutter.cut(bytes)).catch(async (error: unknown) => {
    await refundCredit(db, ownerId);
    throw error;
  });
  if (cut.ok) return answer(cut.value);
  await refundCredit(db, ownerId);
  return cut;
}

/** Cuts out a picture along a painted mask that its owner uploaded. For a cut-out, its original is cut again. */
export async function cutByHand(
  tools: CutoutTools,
  ownerId: string | null,
  { original: name, location }: { readonly original: PictureName; readonly location: string },
): Promise<Result<Asset, Refusal>> {
  const named = ownerId === null ? null : await findOriginal(tools, ownerId, name);
  const [whole] = named?.originalId ? await findAssets(tools.db, named.ownerId, [named.originalId]) : [];
  const original = whole ?? named;
  if (!original) return refuse({ code: 'assetNotFound' });
  const mask = { load: () => readIncoming(tools, ownerId, location), from: original.ownerId };
  const checked = await tools.decoder.normalisePicture(mask);
  if (!checked.ok) return checked;
  const cut = await createCutout(tools, original, 'handcut', (bytes) => tools.cutter.cutAlong(bytes, checked.value.full));
  if (cut.ok) await deleteIncoming(tools, location);
  return cut.ok ? succeed(signAsset(cut.value, tools)) : cut;
}

async function createCutout(
  tools: CutoutTools,
  original: AssetRow,
  origin: 'cutout' | 'handcut',
  cut: (bytes: Uint8Array) => Promise<Uint8Array | null>,
): Promise<Result<AssetRow, Refusal>> {
  const bytes = await tools.storage.get(original.fullKey);
  if (!bytes) return refuse({ code: 'assetNotFound' });
  try {
    const made = await cut(bytes);
    if (made === null) return refuse({ code: 'subjectUnclear' });
    const picture = await tools.decoder.normalisePicture({ load: async () => made, from: original.ownerId });
    if (!picture.ok) return picture;
    return succeed(await storePicture(tools, original.ownerId, picture.value, { origin, name: original.name, originalId: original.id }));
  } catch (error) {
    if (error instanceof CutterBusy) return refuse({ code: 'cutoutBusy' });
    tools.log.error({ picture: original.id, error: error instanceof Error ? error.stack : String(error) }, 'cut-out failed');
    return refuse({ code: 'cutoutFailed' });
  }
}
