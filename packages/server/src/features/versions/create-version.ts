import type { Designs } from '@coverwright/core/design/item.ts';
import { thinVersions } from '@coverwright/core/versions/thin-versions.ts';
import type { VersionKind } from '@coverwright/core/versions/version-kind.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { aspectsOf } from './describe-version.ts';
import { deleteVersions, insertVersionOfItem, listMarks, markNewest } from './version-repository.ts';

export interface VersionTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

/** An hour in milliseconds. Versions are thinned out by full hours. */
const HOUR = 3_600_000;

/**
 * Adds the current state of a cover to its versions, and thins them out at the first save of every hour, because a version is deleted at
 * the earliest an hour after its save. An unchanged cover gets no new version; a reason to keep it permanently is stored with the existing
 * one.
 * @param designs of the row, parsed
 */
export async function createVersion(
  { db, clock, makeId }: VersionTools,
  row: ItemRow,
  kind: VersionKind = 'saved',
  designs: Designs = itemOfRow(row).designs,
): Promise<void> {
  const savedAt = clock.now();
  const version = { id: makeId(), kind, savedAt, aspects: aspectsOf(designs) };
  const { isAdded, previousSavedAt } = await insertVersionOfItem(db, row.id, version);
  if (!isAdded) {
    if (kind !== 'saved') await markNewest(db, row.id, kind);
    return;
  }
  const isSameHour = previousSavedAt && Math.floor(previousSavedAt.getTime() / HOUR) === Math.floor(savedAt.getTime() / HOUR);
  if (!isSameHour) await deleteVersions(db, thinVersions(await listMarks(db, row.id), savedAt.getTime()));
}
