import { isRecord } from '@coverwright/core/design/is-record.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { items } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from './item-repository.ts';
import type { ItemState } from './item-states.ts';

/** New designs of some of an item's formats. */
export interface DesignChange {
  readonly ownerId: string;
  readonly itemId: string;
  /** The states that the item may be in. */
  readonly states: readonly ItemState[];
  readonly designs: Designs;
  readonly currentFormat: FormatId | undefined;
  /** The save that must be the last one so far; null accepts every one. */
  readonly basedOn: Date | null;
  readonly now: Date;
}

/**
 * Merges the given formats into the stored ones of several items, each item at most once. A single statement reads and writes an item, so
 * that two concurrent saves lose nothing.
 * @returns the changed rows by item; an item that may not be changed has none
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
  const sent = new Map(changes.map(({ itemId, designs }) => [itemId, designs]));
  return new Map(rows.map((row) => [row.id, { ...row, designs: { ...(isRecord(row.designs) && row.designs), ...sent.get(row.id) } }]));
}

function valuesOf({ ownerId, itemId, states, designs, currentFormat, basedOn, now }: DesignChange) {
  const formats = textsOf(Object.keys(designs));
  const based = sql`${basedOn?.toISOString() ?? null}::timestamptz`;
  return sql`(${itemId}::uuid, ${ownerId}::uuid, ${textsOf(states)}, ${sql.param(designs, items.designs)}::jsonb, ${formats}, ${currentFormat ?? null}::text, ${based}, ${now.toISOString()}::timestamptz)`;
}

function textsOf(texts: readonly string[]) {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}
