import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Session } from '../../auth/session.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { insertAuditEntry } from '../audit/insert-audit-entry.ts';
import { findPackage, insertPackage, updatePackageRow } from './package-repository.ts';

export interface ShopTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

type Changed = Result<{ readonly productPackage: ShopPackage }, Refusal>;

/** Adds a package on behalf of an administrator. */
export async function addPackage(tools: ShopTools, admin: Session, productPackage: ShopPackage): Promise<Changed> {
  return tools.db.transaction(async (db) => {
    if (!(await insertPackage(db, productPackage, tools.clock.now()))) return refuse({ code: 'packageExists' });
    await insertAuditEntry({ ...tools, db }, admin, {
      action: 'package.create',
      subject: productPackage.id,
      before: null,
      after: productPackage,
    });
    return succeed({ productPackage });
  });
}

/** Changes a package on behalf of an administrator. Orders have copies of what was agreed. */
export async function changePackage(tools: ShopTools, admin: Session, id: string, change: Omit<ShopPackage, 'id'>): Promise<Changed> {
  return tools.db.transaction(async (db) => {
    const before = await findPackage(db, id);
    if (!before) return refuse({ code: 'packageNotFound' });
    const productPackage = { ...change, id };
    await updatePackageRow(db, productPackage, tools.clock.now());
    await insertAuditEntry({ ...tools, db }, admin, { action: 'package.update', subject: id, before, after: productPackage });
    return succeed({ productPackage });
  });
}
