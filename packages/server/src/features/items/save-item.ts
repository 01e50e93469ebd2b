import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Designs, Item } from '@coverwright/core/design/item.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { isUuid } from '../is-uuid.ts';
import { findItem, insertItem, type ItemRow, updateDesigns } from './item-repository.ts';
import { ITEM_EVENTS } from './item-states.ts';
import { readItem } from './read-item.ts';

export interface ItemTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

export interface NewItem {
  readonly designs: Designs;
  readonly currentFormat?: FormatId | undefined;
  readonly marketingImageCollection?: string | undefined;
}

const MISSING: Refusal = { code: 'itemNotFound' };

/** Keeps designs as a new draft. */
export async function createItem({ db, clock, makeId }: ItemTools, ownerId: string, input: NewItem): Promise<Item> {
  const now = clock.now();
  const row: ItemRow = {
    id: makeId(),
    ownerId,
    state: 'draft',
    revisionOf: null,
    currentFormat: input.currentFormat ?? FORMAT_IDS.find((format) => input.designs[format]) ?? 'paperback',
    revisionsRemaining: 0,
    draftShareUrl: null,
    marketingImageCollection: input.marketingImageCollection ?? null,
    designs: input.designs,
    thumbnailKey: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  await insertItem(db, row);
  return readItem(row);
}

export interface ItemChange {
  readonly _id: string;
  readonly designs: Designs;
  readonly currentFormat?: FormatId | undefined;
  /** The updatedAt of the item that the changes were made on. */
  readonly basedOn?: string | undefined;
}

/** Saves over a draft, or over a revision, of the owner. */
export async function saveItem(
  { db, clock }: ItemTools,
  ownerId: string | null,
  event: 'saveDraft' | 'saveRevision',
  input: ItemChange,
): Promise<Result<Item, Refusal>> {
  if (ownerId === null || !isUuid(input._id)) return refuse(MISSING);
  const { _id, designs, currentFormat } = input;
  const basedOn = input.basedOn === undefined ? null : new Date(input.basedOn);
  const { from, otherwise } = ITEM_EVENTS[event];
  const row = await updateDesigns(db, ownerId, _id, { states: from, designs, currentFormat, basedOn, now: clock.now() });
  if (row) return succeed(readItem(row));
  const stored = await findItem(db, ownerId, _id);
  if (!stored) return refuse(MISSING);
  return refuse({ code: from.includes(stored.state) ? 'itemChanged' : otherwise });
}

/** Loads an item of the owner. */
export async function loadItem({ db }: Pick<ItemTools, 'db'>, ownerId: string | null, id: string): Promise<Result<Item, Refusal>> {
  const row = ownerId !== null && isUuid(id) ? await findItem(db, ownerId, id) : null;
  return row ? succeed(readItem(row)) : refuse(MISSING);
}
