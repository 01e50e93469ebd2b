import { markFilesDeleted } from '../files/deleted-files.ts';
import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Item } from '@coverwright/core/design/item.ts';
import { FORMATS, type FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { isUuid } from '../is-uuid.ts';
import { findItem, lockItemOf, type ItemRow, replaceDesigns } from '../items/item-repository.ts';
import { ITEM_EVENTS } from '../items/item-states.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { boughtFormats } from '../orders/bought-formats.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import type { PicturePainter } from '../pictures/create-picture-painter.ts';
import { aspectsOf, describeVersion, readVersion } from './describe-version.ts';
import { createVersion, type VersionTools } from './create-version.ts';
import {
  findVersion,
  listVersionHeads,
  updateAspects,
  setVersionPicture,
  updateVersion,
  type VersionAspects,
  type VersionHead,
  type VersionRow,
} from './version-repository.ts';

const MISSING = refuse({ code: 'itemNotFound' } as const);
const GONE = refuse({ code: 'versionNotFound' } as const);

/** Lists the versions of an owner's cover, newest first; the first one is the current state. */
export async function listOwnVersions(
  tools: VersionTools,
  ownerId: string | null,
  id: string,
): Promise<Result<{ readonly versions: CoverVersion[] }, Refusal>> {
  const row = await findItem(tools.db, ownerId, id);
  if (!row) return MISSING;
  const known = await listVersionHeads(tools.db, row.id);
  const versions: CoverVersion[] = [];
  for (const head of known.length > 0 ? known : await beginVersions(tools, ownerId, id)) {
    const aspects = await findAspects(tools, head);
    if (aspects) versions.push(describeVersion(head, aspects));
  }
  return succeed({ versions });
}

/**
 * Returns the aspects that were stored with a version. Those of versions from before they were stored are computed and stored once. Returns
 * null if the version is gone.
 */
async function findAspects({ db }: Pick<VersionTools, 'db'>, { id, itemId, aspects }: VersionHead): Promise<VersionAspects | null> {
  if (aspects) return aspects;
  const version = await findVersion(db, itemId, id);
  if (!version) return null;
  const found = aspectsOf(readVersion(version));
  await updateAspects(db, id, found);
  return found;
}

/** Stores the current state of a cover without versions as its first version. */
function beginVersions(tools: VersionTools, ownerId: string | null, id: string): Promise<readonly VersionHead[]> {
  return tools.db.transaction(async (db) => {
    const row = await lockItemOf(db, ownerId, id);
    if (!row) return [];
    // A simultaneous save may have stored it, and storing the same version again changes nothing.
    await createVersion({ ...tools, db }, row);
    return listVersionHeads(db, row.id);
  });
}

/** Names a version, which keeps it permanently; without a name it may be thinned out like the others. */
export async function nameOwnVersion(
  tools: VersionTools,
  ownerId: string | null,
  { id, versionId }: VersionId,
  name: string,
): Promise<Result<{ readonly version: CoverVersion }, Refusal>> {
  const found = await findOwnVersion(tools, ownerId, { id, versionId });
  if (!found.ok) return found;
  const { kind } = found.value.version;
  const named = await updateVersion(tools.db, versionId, {
    name: name || null,
    kind: name && kind === 'saved' ? 'named' : !name && kind === 'named' ? 'saved' : kind,
  });
  return named ? succeed({ version: describeVersion(named, aspectsOf(readVersion(found.value.version))) }) : GONE;
}

/**
 * Restores a version as the newest one. The former state and the restored one are both kept permanently, so that every restore can be
 * undone.
 */
export async function restoreOwnVersion(
  tools: VersionTools,
  ownerId: string | null,
  { id, versionId }: VersionId,
): Promise<Result<{ readonly item: Item }, Refusal>> {
  const done = await tools.db.transaction(async (db) => {
    const within = { ...tools, db };
    // The lock makes a simultaneous save or payment either visible here, or see the restored version.
    const present = await lockItemOf(db, ownerId, id);
    if (!present) return MISSING;
    const version = isUuid(versionId) ? await findVersion(db, present.id, versionId) : null;
    if (!version) return GONE;
    // A bought cover cannot be changed.
    if (present.state === 'completed') return refuse({ code: ITEM_EVENTS.saveDraft.otherwise });
    await createVersion(within, present, 'replaced');
    const restored = await replaceDesigns(db, present, version, tools.clock.now());
    await createVersion(within, restored, 'restored');
    return succeed(restored);
  });
  if (!done.ok) return done;
  return succeed({ item: itemOfRow(done.value) });
}

/**
 * Renders the whole flat cover of a version, without a watermark, because its owner compares it. If covers are sold, the large picture of
 * an unbought format has too few pixels for any store. Null if there is none, or if rendering fails.
 */
export async function paintVersion(
  tools: VersionTools & { readonly picturePainter: PicturePainter; readonly payments: PaymentProvider | null },
  ownerId: string | null,
  at: VersionId,
  { format, isSmall }: { readonly format: FormatId | undefined; readonly isSmall: boolean },
): Promise<{ readonly bytes: Uint8Array; readonly isReduced: boolean } | null> {
  const found = await findOwnVersion(tools, ownerId, at);
  if (!found.ok) return null;
  const { item, version } = found.value;
  const designs = readVersion(version);
  const design = designs[format ?? version.currentFormat] ?? Object.values(designs)[0];
  if (!design) return null;
  const isOpen = isSmall || tools.payments === null || (await boughtFormats(tools.db, item)).includes(design.format);
  const name = `${design.format}-${isSmall ? 'small' : 'large'}${isOpen ? '' : '-reduced'}`;
  const key = `versions/${version.id}/${name}.jpg`;
  const widthPx = isSmall ? SMALL : isOpen ? LARGE : REDUCED[FORMATS[design.format].designType];
  // The row names the file before it is painted, so that a server that stops leaves no file without a row.
  if (version.pictures[name] !== key && !(await setVersionPicture(tools.db, version.id, name, key))) return null;
  const painted = await tools.picturePainter.paint({
    key,
    design,
    ownerId: version.ownerId,
    kind: 'flat',
    widthPx,
  });
  // A version that was deleted in the meantime leaves no file behind.
  if (painted?.isNew && !(await findVersion(tools.db, item.id, version.id))) await markFilesDeleted(tools.db, [key]);
  return painted && { bytes: painted.bytes, isReduced: !isOpen };
}

/** Width of the small picture in pixels. */
const SMALL = 480;
const LARGE = 1400;
/**
 * Widths of the reduced pictures in pixels: stores require a front of at least 1,000 pixels in height, and a front is about half of a
 * wrap's width.
 */
const REDUCED = { front: 600, full: 1200 } as const;

interface VersionId {
  readonly id: string;
  readonly versionId: string;
}

async function findOwnVersion(
  tools: Pick<VersionTools, 'db'>,
  ownerId: string | null,
  { id, versionId }: VersionId,
): Promise<Result<{ readonly item: ItemRow; readonly version: VersionRow }, Refusal>> {
  const item = await findItem(tools.db, ownerId, id);
  if (!item) return MISSING;
  const version = isUuid(versionId) ? await findVersion(tools.db, item.id, versionId) : null;
  return version ? succeed({ item, version }) : GONE;
}
