import { thinVersions } from '@coverwright/core/versions/thin-versions.ts';
import type { VersionKind } from '@coverwright/core/versions/version-kind.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { aspectsOf } from './describe-version.ts';
import { deleteVersions, insertVersionsOfItems, listMarks, markNewest, type VersionAspects } from './version-repository.ts';

export interface VersionTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

/** An hour in milliseconds. Versions are thinned out by full hours. */
const HOUR = 3_600_000;

/** Adds the current state of a cover to its versions, as `createVersions` does. */
export async function createVersion(tools: VersionTools, row: ItemRow, kind: VersionKind = 'saved'): Promise<void> {
  await createVersions(tools, [{ itemId: row.id, aspects: aspectsOf(itemOfRow(row).designs) }], kind);
}

/** A cover that has just been changed. */
export interface ChangedCover {
  readonly itemId: string;
  /** The aspects of all its designs. */
  readonly aspects: VersionAspects;
}

/**
 * Adds the current states of covers to their versions, and thins them out at the first save of every hour, because a version is deleted at
 * the earliest an hour after its save. An unchanged cover gets no new version; a reason to keep it permanently is stored with the existing
 * one.
 */
export async function createVersions(
  { db, clock, makeId }: VersionTools,
  covers: readonly ChangedCover[],
  kind: VersionKind = 'saved',
): Promise<void> {
  if (covers.length === 0) return;
  const savedAt = clock.now();
  const versions = covers.map(({ itemId, aspects }) => ({ id: makeId(), itemId, kind, savedAt, aspects }));
  const added = await insertVersionsOfItems(db, versions);
  for (const { itemId } of versions) {
    const previous = added.get(itemId);
    if (previous === undefined) {
      if (kind !== 'saved') await markNewest(db, itemId, kind);
    } else await thinOut(db, itemId, previous, savedAt);
  }
}

/**
 * Thins out the versions of a cover at the first save of every hour.
 * @param previous the time of the version before the one that was just added; null for the first one
 */
export async function thinOut(db: Database, itemId: string, previous: Date | null, savedAt: Date): Promise<void> {
  if (previous !== null && hourOf(previous) === hourOf(savedAt)) return;
  await deleteVersions(db, thinVersions(await listMarks(db, itemId), savedAt.getTime()));
}

function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / HOUR);
}
