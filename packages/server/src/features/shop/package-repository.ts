import { SEED_PACKAGES } from '@coverwright/core/shop/seed-packages.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { asc, eq } from 'drizzle-orm';
import { packages } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

/** Lists all packages in their display order. */
export async function listPackageRows(db: Database): Promise<readonly ShopPackage[]> {
  const rows = await db.select().from(packages).orderBy(asc(packages.position), asc(packages.id));
  return rows.map(({ updatedAt: _, ...each }) => each);
}

export async function findPackage(db: Database, id: string): Promise<ShopPackage | null> {
  return (await listPackageRows(db)).find((each) => each.id === id) ?? null;
}

/** Inserts a package. Returns false if the id exists. */
export async function insertPackage(db: Database, each: ShopPackage, now: Date): Promise<boolean> {
  const made = await db
    .insert(packages)
    .values({ ...each, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: packages.id });
  return made.length > 0;
}

/** Updates a package. Returns false if the id does not exist. */
export async function updatePackageRow(db: Database, { id, ...change }: ShopPackage, now: Date): Promise<boolean> {
  const changed = await db
    .update(packages)
    .set({ ...change, updatedAt: now })
    .where(eq(packages.id, id))
    .returning({ id: packages.id });
  return changed.length > 0;
}

/** Inserts the default packages. A shop that has packages keeps them as they are. */
export async function seedPackages(db: Database, now: Date): Promise<void> {
  if ((await listPackageRows(db)).length > 0) return;
  for (const each of SEED_PACKAGES) await insertPackage(db, each, now);
}
