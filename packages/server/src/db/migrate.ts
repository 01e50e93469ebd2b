import { fileURLToPath } from 'node:url';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** The migrations in SQL, the same for both databases. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Arbitrary key of the migration's `pg_advisory_lock`, the same in every process. */
export const MIGRATION_LOCK = 7_262_013;

/** Returns the name of the newest migration: two databases with the same name have the same schema. */
export function newestMigration(): string {
  return journal.entries.at(-1)?.tag ?? '';
}
