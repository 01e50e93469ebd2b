import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { packDesigns } from '../../db/packed-designs.ts';
import { items } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { aspectsOf } from '../versions/describe-version.ts';
import type { VersionAspects } from '../versions/version-repository.ts';
import type { ItemRow } from './item-repository.ts';
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

/**
 * Merges the given formats into the stored ones of several items, each item at most once. A single statement reads and writes an item, so
 * that two concurrent saves lose nothing.
 * @returns the changed rows by item, with the designs of those formats only that were not given; an item that may not be changed has none
 */
export async function updateDesigns(db: Database, changes: readonly DesignChange[]): Promise<ReadonlyMap<string, ItemRow>> {
  // Rows are locked in one order, so that two servers that save the same items do not wait for each other.
  const ordered = changes.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
  const given = sql.join(ordered.map(valuesOf), sql`, `);
  const rows = await db
    .update(items)
    .set({
      designs: sql`${items.designs} || given.designs`,
      // The time is at least a millisecond after the last save, because a save is identified by it.
      updatedAt: sql`greatest(given.now, ${items.updatedAt} + interval '1 millisecond')`,
      currentFormat: sql`coalesce(given.current_format, ${items.currentFormat})`,
    })
    .from(sql`(values ${given}) as given (item_id, owner_id, states, designs, formats, current_format, based_on, now)`)
    .where(
      and(
        eq(items.id, sql`given.item_id`),
        eq(items.ownerId, sql`given.owner_id`),
        isNull(items.deletedAt),
        eq(items.state, sql`any(given.states)`),
        or(sql`given.based_on is null`, eq(items.updatedAt, sql`given.based_on`)),
      ),
    )
    // The client has the formats that it sent, so only the others are returned.
    .returning({ ...getTableColumns(items), designs: sql`${items.designs} - given.formats`.mapWith(items.designs) });
  return new Map(rows.map((row) => [row.id, row]));
}

function valuesOf({ ownerId, itemId, states, packed, formats, currentFormat, basedOn, now }: DesignChange) {
  const based = sql`${basedOn?.toISOString() ?? null}::timestamptz`;
  return sql`(${itemId}::uuid, ${ownerId}::uuid, ${textsOf(states)}, ${packed}::jsonb, ${textsOf(formats)}, ${currentFormat ?? null}::text, ${based}, ${now.toISOString()}::timestamptz)`;
}

function textsOf(texts: readonly string[]) {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}
