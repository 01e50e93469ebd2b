import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { SettingName } from '../../db/site-tables.ts';
import { findSetting, lockSettings, upsertSetting } from './site-settings-repository.ts';

/** Lifetime of the cached value in milliseconds, after which other processes see a change: every page may need it. */
const KNOWN_FOR_MS = 60_000;

/** A setting of the site that administrators can change. */
export interface SettingStore<Value> {
  read(): Promise<Value>;
  /**
   * @param next returns the new value; null leaves it unchanged
   * @param note is called in the transaction of the change
   * @returns the new value; null if it was left unchanged
   */
  change(next: (before: Value) => Value | null, note: (db: Database, before: Value, after: Value) => Promise<void>): Promise<Value | null>;
}

interface SettingTools {
  readonly db: Database;
  readonly clock: Clock;
}

/** @param parse parses the stored value of any version of the product; undefined if nothing was stored */
export function createSettingStore<Value>(
  { db, clock }: SettingTools,
  name: SettingName,
  parse: (stored: unknown) => Value,
): SettingStore<Value> {
  let known: { readonly value: Value; readonly until: number } | null = null;
  let changes = 0;
  const find = async (from: Database) => parse(await findSetting(from, name));
  return {
    async read() {
      if (known && clock.now().getTime() < known.until) return known.value;
      const asked = changes;
      const value = await find(db);
      // A value that was read before a change is not cached after it.
      if (asked === changes) known = { value, until: clock.now().getTime() + KNOWN_FOR_MS };
      return value;
    },
    async change(next, note) {
      const after = await db.transaction(async (transaction) => {
        await lockSettings(transaction);
        const before = await find(transaction);
        const value = next(before);
        if (value === null) return null;
        await upsertSetting(transaction, name, value, clock.now());
        await note(transaction, before, value);
        return value;
      });
      // Two changes may be answered in another order than they were made in, so neither answer is cached, and the next read queries the
      // database.
      changes += 1;
      known = null;
      return after;
    },
  };
}
