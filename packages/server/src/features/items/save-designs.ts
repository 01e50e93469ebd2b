import { gather } from '../../db/gather.ts';
import { isBackendAway } from '../../db/is-backend-away.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { DatabaseConnection } from '../../ports/database.ts';
import { createVersions } from '../versions/create-version.ts';
import { aspectsOf } from '../versions/describe-version.ts';
import type { ItemRow } from './item-repository.ts';
import { readDesigns } from './item-of-row.ts';
import { type DesignChange, updateDesigns } from './update-designs.ts';

/**
 * Saves designs of an item, and stores the result as a version. Returns its row, with the designs of the other formats only; null if there
 * is no item to change.
 */
export type SaveDesigns = (change: DesignChange) => Promise<ItemRow | null>;

interface SaveTools {
  readonly database: Pick<DatabaseConnection, 'db' | 'connections'>;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

/** Maximum number of saves in a transaction; more would share little more, and would hold their locks for longer. */
const MOST_TOGETHER = 16;

/** Creates the function that saves designs. Saves that wait for a connection at the same time share a transaction and its sync. */
export function createSaveDesigns({ database, clock, makeId }: SaveTools): SaveDesigns {
  return gather({
    atOnce: database.connections,
    most: MOST_TOGETHER,
    keyOf: ({ itemId }: DesignChange) => itemId,
    isOutage: isBackendAway,
    run: (changes) =>
      database.db.transaction(async (db) => {
        const rows = await updateDesigns(db, changes);
        const changed = changes.flatMap(({ itemId, aspects }) => {
          const row = rows.get(itemId);
          return row ? [{ itemId, aspects: { ...aspectsOf(readDesigns(row)), ...aspects } }] : [];
        });
        await createVersions({ db, clock, makeId }, changed);
        return changes.map(({ itemId }) => rows.get(itemId) ?? null);
      }),
  });
}
