import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Files that no row refers to any more. A row goes once its file is gone from the storage. Moments are by the database's clock. */
export const deletedFiles = pgTable(
  'deleted_files',
  {
    /** Storage key. */
    key: text('key').primaryKey(),
    /** Says how often the storage was told to delete it. */
    attempts: integer('attempts').notNull().default(0),
    /** Not before. A sweeper that has claimed the file puts it off, so that no other one does. */
    dueAt: moment('due_at').notNull().default(sql`now()`),
  },
  (table) => [index('deleted_files_due').on(table.dueAt)],
);
