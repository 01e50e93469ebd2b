import { parseDesigns } from '@coverwright/core/design/item.ts';
import { thinVersions } from '@coverwright/core/versions/thin-versions.ts';
import type { VersionKind } from '@coverwright/core/versions/version-kind.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';
import { aspectsOf } from './describe-version.ts';
import { deleteVersions, findNewest, insertVersion, listMarks, updateVersion } from './version-repository.ts';

export interface VersionTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

/**
 * Keeps what a cover is now among its versions, and lets go of those that need not be kept any longer. Nothing new is kept of a
 * cover that is as it was; a reason to keep it for good is noted on the version that there is.
 * @returns the storage keys of pictures that nobody will ask for any more
 */
export async function keepVersion(
  { db, clock, makeId }: VersionTools,
  row: ItemRow,
  kind: VersionKind = 'saved',
): Promise<readonly string[]> {
  const newest = await findNewest(db, row.id, row.designs);
  if (newest?.isSame) {
    if (kind !== 'saved') await updateVersion(db, newest.id, { kind });
    return [];
  }
  const now = clock.now();
  const { id: itemId, ownerId, currentFormat, designs } = row;
  const parsed = parseDesigns(designs);
  const aspects = parsed.ok ? aspectsOf(parsed.value) : null;
  await insertVersion(db, {
    id: makeId(),
    ownerId,
    itemId,
    kind,
    name: null,
    currentFormat,
    designs,
    aspects,
    pictures: {},
    savedAt: now,
  });
  return deleteVersions(db, thinVersions(await listMarks(db, itemId), now.getTime()));
}
