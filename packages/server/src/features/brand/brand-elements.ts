import { type BrandContent, type BrandElement, MAX_BRAND_ELEMENTS } from '@coverwright/contracts/calls/brand.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { violationOf } from '../../db/violation-of.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { findAssets } from '../assets/asset-repository.ts';
import { isUuid } from '../is-uuid.ts';
import {
  type BrandRow,
  countBrand,
  deleteBrandRow,
  findBrand,
  findBrandElement,
  markUsed,
  updateBrandElement,
  upsertBrandElement,
} from './brand-repository.ts';

export interface BrandTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: () => string;
}

const UPLOAD = 'UPLOAD';

export async function listOwnBrand({ db }: Pick<BrandTools, 'db'>, ownerId: string | null): Promise<readonly BrandElement[]> {
  return ownerId === null ? [] : (await findBrand(db, ownerId)).map(describeElement);
}

/** Saves an element. An equal one is marked as used instead. */
export async function saveElement(
  { db, clock, makeId }: BrandTools,
  ownerId: string,
  { name, content }: Pick<BrandElement, 'name' | 'content'>,
): Promise<Result<BrandElement, Refusal>> {
  const now = clock.now();
  const identity = identityOf(name, content);
  const known = await markUsed(db, ownerId, identity, now);
  if (known) return succeed(describeElement(known));
  if (!(await mayShow(db, ownerId, content))) return refuse({ code: 'assetNotFound' });
  if ((await countBrand(db, ownerId)) >= MAX_BRAND_ELEMENTS) return refuse({ code: 'brandFull' });
  const row: BrandRow = { id: makeId(), ownerId, name, content, identity, createdAt: now, usedAt: now };
  return succeed(describeElement(await upsertBrandElement(db, row)));
}

export async function renameElement(
  { db }: Pick<BrandTools, 'db'>,
  ownerId: string | null,
  id: string,
  name: string,
): Promise<Result<BrandElement, Refusal>> {
  const row = ownerId !== null && isUuid(id) ? await findBrandElement(db, ownerId, id) : null;
  if (!row) return refuse({ code: 'brandElementNotFound' });
  const renamed = { ...row, name, identity: identityOf(name, row.content) };
  try {
    await updateBrandElement(db, row.ownerId, id, renamed);
  } catch (error) {
    if (violationOf(error) !== 'unique') throw error;
    return refuse({ code: 'brandNameTaken' });
  }
  return succeed(describeElement(renamed));
}

export async function deleteElement(
  { db }: Pick<BrandTools, 'db'>,
  ownerId: string | null,
  id: string,
): Promise<Result<{ deleted: true }, Refusal>> {
  const isDeleted = ownerId !== null && isUuid(id) && (await deleteBrandRow(db, ownerId, id));
  return isDeleted ? succeed({ deleted: true }) : refuse({ code: 'brandElementNotFound' });
}

/** Returns true for a logo that the owner uploaded, or that comes from a library. */
async function mayShow(db: Database, ownerId: string, content: BrandContent): Promise<boolean> {
  if (content.kind !== 'logo' || content.image.type !== UPLOAD) return true;
  return isUuid(content.image.assetId) && (await findAssets(db, ownerId, [content.image.assetId])).length > 0;
}

/** Returns the key of an element: elements with the same text, family, color or picture are equal, whatever their names are. */
function identityOf(name: string, content: BrandContent): string {
  return `${content.kind} ${valueOf(name, content)}`;
}

function valueOf(name: string, content: BrandContent): string {
  switch (content.kind) {
    case 'penName':
    case 'series':
      return name.toLowerCase();
    case 'font':
      return content.family;
    case 'colour':
      return content.colour;
    case 'logo':
      return content.image.assetId;
  }
}

function describeElement({ id, name, content }: BrandRow): BrandElement {
  return { id, name, content };
}
