import type { Designs } from '@coverwright/core/design/item.ts';
import { formatIdSchema } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { z } from 'zod';
import { packDesigns, unpackDesigns } from '../../db/packed-designs.ts';
import type { MakeId } from '../../ports/clock.ts';
import type { DatabaseConnection } from '../../ports/database.ts';
import { aspectsOf } from '../versions/describe-version.ts';
import type { VersionAspects } from '../versions/version-repository.ts';
import type { ItemState } from './item-states.ts';

/** Designs in the form in which they are stored. A save that waits for the database holds these few kilobytes instead of the documents. */
export interface StoredDesigns {
  /** The packed designs by format, as JSON. */
  readonly packed: string;
  readonly formats: readonly string[];
  readonly aspects: VersionAspects;
}

export function storedForm(designs: Designs): StoredDesigns {
  return { packed: JSON.stringify(packDesigns(designs)), formats: Object.keys(designs), aspects: aspectsOf(designs) };
}

/** New designs of some of an item's formats. */
export interface DesignChange extends StoredDesigns {
  readonly ownerId: string;
  readonly itemId: string;
  /** The states that the item may be in. */
  readonly states: readonly ItemState[];
  readonly currentFormat: FormatId | undefined;
  /** The save that must be the last one so far; null accepts every one. */
  readonly basedOn: Date | null;
  readonly now: Date;
}

const time = z.string().transform((text) => new Date(text));
const rowSchema = z
  .object({
    id: z.string(),
    state: z.enum(['draft', 'completed', 'revision'] satisfies readonly ItemState[]),
    current_format: formatIdSchema,
    revisions_remaining: z.number(),
    draft_share_url: z.string().nullable(),
    created_at: time,
    updated_at: time,
    others: z.unknown(),
    is_new: z.boolean(),
    previous: time.nullable(),
  })
  .transform((row) => ({
    id: row.id,
    state: row.state,
    currentFormat: row.current_format,
    revisionsRemaining: row.revisions_remaining,
    draftShareUrl: row.draft_share_url,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    /** The designs of the formats that were not given. */
    designs: unpackDesigns(row.others),
    /** True if the save made a version, because it changed something. */
    isNew: row.is_new,
    /** The time of the version before; null for the first one. */
    previous: row.previous,
  }));
const rowsSchema = z.array(rowSchema);

/** An item as a save left it. */
export type SavedItem = z.output<typeof rowSchema>;

interface UpdateTools {
  readonly database: Pick<DatabaseConnection, 'callFunction'>;
  readonly makeId: MakeId;
}

/**
 * Merges the given formats into the stored ones of several items, each item at most once, and adds the results to their versions. A function
 * of the database does all of it in a transaction: its statements are planned once, and one message to the database is enough.
 * @returns the changed items by their ids; an item that may not be changed has none
 */
export async function updateDesigns(
  { database, makeId }: UpdateTools,
  changes: readonly DesignChange[],
  savedAt: Date,
): Promise<ReadonlyMap<string, SavedItem>> {
  const ordered = changes.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
  const given = `[${ordered.map((change) => textOf(change, makeId(), savedAt)).join()}]`;
  const rows = rowsSchema.parse(await database.callFunction('save_designs', given));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns an argument of `save_designs` in JSON. The packed designs are JSON already. */
function textOf({ packed, basedOn, ...change }: DesignChange, versionId: string, savedAt: Date): string {
  const fields = {
    item_id: change.itemId,
    owner_id: change.ownerId,
    states: change.states,
    formats: change.formats,
    aspects: change.aspects,
    current_format: change.currentFormat,
    based_on: basedOn,
    now: change.now,
    version_id: versionId,
    saved_at: savedAt,
  };
  return `{"designs":${packed},${JSON.stringify(fields).slice(1)}`;
}
