import { fileURLToPath } from 'node:url';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** The checked-in SQL, the same for both databases. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, as long as every process of the product uses it: `pg_advisory_lock` of the migration. */
export const MIGRATION_LOCK = 7_262_013;

/** Name of the newest migration: two databases with the same name have the same schema. */
export function newestMigration(): string {
  return journal.entries.at(-1)?.tag ?? '';
}
