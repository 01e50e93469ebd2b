import { and, eq, lt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { oidcRecords } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';

/** Stores the records of the OpenID protocol in the product's own database. */
export function createOidcRecords(db: Database, clock: Clock): (kind: string) => Adapter {
  return (kind) => {
    const named = (id: string) => and(eq(oidcRecords.kind, kind), eq(oidcRecords.id, id));
    const first = (rows: readonly (typeof oidcRecords.$inferSelect)[]): AdapterPayload | undefined => {
      const [row] = rows;
      if (!row || (row.expiresAt && row.expiresAt <= clock.now())) return undefined;
      return { ...row.payload, ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}) };
    };
    return {
      async upsert(id, payload, expiresIn) {
        const row = {
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000) : null,
        };
        await db
          .insert(oidcRecords)
          .values({ kind, id, consumedAt: null, ...row })
          .onConflictDoUpdate({ target: [oidcRecords.kind, oidcRecords.id], set: row });
      },
      find: async (id) => first(await db.select().from(oidcRecords).where(named(id))),
      findByUid: async (uid) =>
        first(
          await db
            .select()
            .from(oidcRecords)
            .where(and(eq(oidcRecords.kind, kind), eq(oidcRecords.uid, uid))),
        ),
      // The device flow is not offered.
      findByUserCode: async () => undefined,
      async consume(id) {
        await db.update(oidcRecords).set({ consumedAt: clock.now() }).where(named(id));
      },
      async destroy(id) {
        await db.delete(oidcRecords).where(named(id));
      },
      async revokeByGrantId(grantId) {
        await db.delete(oidcRecords).where(and(eq(oidcRecords.kind, kind), eq(oidcRecords.grantId, grantId)));
      },
    };
  };
}

export async function deleteOidcRecordsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(oidcRecords).where(lt(oidcRecords.expiresAt, moment));
}
