import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Designs, Item } from '@coverwright/core/design/item.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { isUuid } from '../is-uuid.ts';
import type { Storage } from '../../ports/storage.ts';
import { createVersion } from '../versions/create-version.ts';
import { findItem, insertItem, type ItemRow } from './item-repository.ts';
import { ITEM_EVENTS } from './item-states.ts';
import { headOfRow, type ItemHead, itemOfRow } from './item-of-row.ts';
import type { SaveDesigns } from './save-designs.ts';
import { type DesignChange, type SavedItem, storedForm } from './update-designs.ts';

export interface ItemTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly storage: Storage;
}

export interface ChangeTools extends ItemTools {
  readonly saveDesigns: SaveDesigns;
}

export interface NewItem {
  readonly designs: Designs;
  readonly currentFormat?: FormatId | undefined;
}

const MISSING: Refusal = { code: 'itemNotFound' };

/** Saves designs as a new draft. */
export async function createItem(tools: ItemTools, ownerId: string, input: NewItem): Promise<Item> {
  const now = tools.clock.now();
  const row: ItemRow = {
    id: tools.makeId(),
    ownerId,
    state: 'draft',
    revisionOf: null,
    currentFormat: input.currentFormat ?? FORMAT_IDS.find((format) => input.designs[format]) ?? 'paperback',
    revisionsRemaining: 0,
    draftShareUrl: null,
    designs: input.designs,
    thumbnailKey: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  await addItem(tools, row);
  return itemOfRow(row);
}

/** Stores an item, with its initial state as its first version. */
export async function addItem(tools: ItemTools, row: ItemRow): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    await insertItem(transaction, row);
    await createVersion({ ...tools, db: transaction }, row);
  });
}

export interface ItemChange {
  readonly _id: string;
  readonly designs: Designs;
  readonly currentFormat?: FormatId | undefined;
  /** The `updatedAt` of the item that the changes are based on. */
  readonly basedOn?: string | undefined;
}

type SaveEvent = 'saveDraft' | 'saveRevision';

/** Saves a draft or a revision of the owner. */
export async function saveItem(
  tools: ChangeTools,
  ownerId: string | null,
  event: SaveEvent,
  input: ItemChange,
): Promise<Result<Item, Refusal>> {
  const saved = await saveRow(tools, ownerId, event, input);
  return saved.ok ? succeed(itemOfRow(saved.value, input.designs)) : saved;
}

/** Does the same for a sender who needs no designs back: nobody holds them while the save waits for the database. */
export function saveItemBriefly(
  tools: ChangeTools,
  ownerId: string | null,
  event: SaveEvent,
  input: ItemChange,
): Promise<Result<ItemHead, Refusal>> {
  return saveRow(tools, ownerId, event, input).then((saved) => (saved.ok ? succeed(headOfRow(saved.value)) : saved));
}

/** Saves the designs, and returns the row with those of the other formats. */
function saveRow(tools: ChangeTools, ownerId: string | null, event: SaveEvent, input: ItemChange): Promise<Result<SavedItem, Refusal>> {
  if (ownerId === null || !isUuid(input._id)) return Promise.resolve(refuse(MISSING));
  const { _id, designs, currentFormat } = input;
  const basedOn = input.basedOn === undefined ? null : new Date(input.basedOn);
  const { from } = ITEM_EVENTS[event];
  // The database writes ids in lower case.
  const itemId = _id.toLowerCase();
  return store(tools, event, { ownerId, itemId, states: from, ...storedForm(designs), currentFormat, basedOn, now: tools.clock.now() });
}

async function store(tools: ChangeTools, event: SaveEvent, change: DesignChange): Promise<Result<SavedItem, Refusal>> {
  const row = await tools.saveDesigns(change);
  if (row) return succeed(row);
  const { from, otherwise } = ITEM_EVENTS[event];
  const stored = await findItem(tools.db, change.ownerId, change.itemId);
  if (!stored) return refuse(MISSING);
  return refuse({ code: from.includes(stored.state) ? 'itemChanged' : otherwise });
}

/** Loads an item of the owner. */
export async function loadItem({ db }: Pick<ItemTools, 'db'>, ownerId: string | null, id: string): Promise<Result<Item, Refusal>> {
  const row = await findItem(db, ownerId, id);
  return row ? succeed(itemOfRow(row)) : refuse(MISSING);
}
