import { gather } from '../../db/gather.ts';
import { isBackendAway } from '../../db/is-backend-away.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { DatabaseConnection } from '../../ports/database.ts';
import { thinOut } from '../versions/create-version.ts';
import { type DesignChange, type SavedItem, updateDesigns } from './update-designs.ts';

/**
 * Saves designs of an item, and stores the result as a version. Returns the item, with the designs of the other formats only; null if there
 * is no item to change.
 */
export type SaveDesigns = (change: DesignChange) => Promise<SavedItem | null>;

interface SaveTools {
  readonly database: Pick<DatabaseConnection, 'db' | 'connections' | 'callFunction'>;
  readonly clock: Clock;
  readonly makeId: MakeId;
  /** Called with an error after which the designs are saved all the same. */
  readonly onError: (error: Error) => void;
}

/** Maximum number of saves in a transaction; more would share little more, and would hold their locks for longer. */
const MOST_TOGETHER = 16;

/** Creates the function that saves designs. Saves that wait for a connection at the same time share a transaction and its sync. */
export function createSaveDesigns({ database, clock, makeId, onError }: SaveTools): SaveDesigns {
  const { db, connections } = database;
  return gather({
    atOnce: connections,
    most: MOST_TOGETHER,
    keyOf: ({ itemId }: DesignChange) => itemId,
    isOutage: isBackendAway,
    run: async (changes) => {
      const savedAt = clock.now();
      const saved = await updateDesigns({ database, makeId }, changes, savedAt);
      for (const { id, isNew, previous } of saved.values()) {
        // The versions that this leaves are thinned out in the next hour.
        if (isNew) await thinOut(db, id, previous, savedAt).catch(onError);
      }
      return changes.map(({ itemId }) => saved.get(itemId) ?? null);
    },
  });
}
