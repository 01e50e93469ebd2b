import { type PictureSize, pictureAddress } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { StockChoice, StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { JobName } from '../../jobs/job-names.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { JobQueue } from '../../ports/job-queue.ts';
import type { StockSource } from '../../ports/stock-source.ts';
import { isUuid } from '../is-uuid.ts';
import { type CopyRow, findCopy, updateCopyState, insertCopy } from './copy-repository.ts';

/** The embedded library, whose pictures are this server's own. */
export interface OwnLibrary {
  readonly id: string;
  photoOf(id: string): StockPhoto | null;
}

export interface ChoiceTools {
  readonly db: Database;
  readonly queue: JobQueue<JobName>;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly stock: readonly StockSource[];
  readonly library: OwnLibrary;
}

/** Records the choice of a picture and starts its copy; a failed choice is tried again. */
export async function choosePicture(
  { db, queue, clock, makeId, stock, library }: ChoiceTools,
  ownerId: string,
  { source, id }: { readonly source: string; readonly id: string },
): Promise<Result<StockChoice, Refusal>> {
  if (!stock.some((candidate) => candidate.id === source)) {
    return refuse({ code: 'unknownStockService', known: stock.map((candidate) => candidate.id) });
  }
  if (source === library.id) {
    const photo = library.photoOf(id);
    return photo ? succeed({ id: `${source}-${id}`, state: 'done', photo }) : refuse({ code: 'assetNotFound' });
  }
  const noted = await insertCopy(db, newCopy(makeId(), ownerId, source, id, clock.now()));
  const again = noted.row.state === 'failed' ? await updateCopyState(db, noted.row.id, 'queued', clock.now(), { error: null }) : null;
  if (noted.isNew || again) await queue.send('copy-stock', { id: noted.row.id });
  return succeed(describeCopy(again ?? noted.row));
}

/** Returns the progress of an owner's choice. */
export async function readChoice(
  { db }: Pick<ChoiceTools, 'db'>,
  ownerId: string | null,
  id: string,
): Promise<Result<StockChoice, Refusal>> {
  const row = ownerId !== null && isUuid(id) ? await findCopy(db, ownerId, id) : null;
  return row ? succeed(describeCopy(row)) : refuse({ code: 'assetNotFound' });
}

export function newCopy(id: string, ownerId: string, source: string, sourceId: string, now: Date): CopyRow {
  const untouched = { state: 'queued', error: null, photo: null, assetId: null, isSpare: false } as const;
  return { id, ownerId, source, sourceId, ...untouched, createdAt: now, updatedAt: now };
}

function describeCopy({ id, source, sourceId, state, photo, error }: CopyRow): StockChoice {
  return {
    id,
    state,
    ...(state === 'done' && photo ? { photo: { ...photo, urls: copyUrls(source, sourceId) } } : {}),
    ...(state === 'failed' && error ? { error } : {}),
  };
}

/** Returns the addresses of a copy, which only its owner can open, and which never expire. */
function copyUrls(source: string, sourceId: string): StockPhoto['urls'] {
  const of = (size: PictureSize) => pictureAddress({ type: source, assetId: `${source}/${sourceId}` }, size);
  return { full: of('full'), regular: of('regular'), thumb: of('thumb') };
}
