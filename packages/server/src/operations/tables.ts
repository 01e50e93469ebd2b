import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';

/** All tables of the product, ordered so that referenced tables come first. The queue's own tables are not included. */
export const TABLES_IN_INSERT_ORDER: readonly PgTable[] = sortByReferences(Object.values(schema).filter((value) => is(value, PgTable)));

export function nameOfTable(table: PgTable): string {
  return getTableConfig(table).name;
}

function sortByReferences(tables: readonly PgTable[]): readonly PgTable[] {
  const sorted: PgTable[] = [];
  const add = (table: PgTable): void => {
    if (sorted.includes(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) add(foreignTable);
    }
    sorted.push(table);
  };
  tables.forEach(add);
  return sorted;
}
