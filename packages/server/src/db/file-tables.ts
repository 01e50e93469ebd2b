import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Files that no row refers to. A row is deleted once its file is deleted from the storage. Times are by the database's clock. */
export const deletedFiles = pgTable(
  'deleted_files',
  {
    /** The storage key. */
    key: text('key').primaryKey(),
    /** The number of attempts to delete it from the storage. */
    attempts: integer('attempts').notNull().default(0),
    /** The file is deleted no earlier than this. A sweeper that claims it moves the time, so that no other sweeper claims it too. */
    dueAt: moment('due_at').notNull().default(sql`now()`),
  },
  (table) => [index('deleted_files_due').on(table.dueAt)],
);
