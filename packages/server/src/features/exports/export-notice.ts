import { type SQL, sql } from 'drizzle-orm';
import { exports } from '../../db/schema.ts';

/** The channel of the database's notifications about exports; the payload is the state and the id of one whose state has changed. */
export const EXPORT_CHANNEL = 'export_state';

/** Returns an expression for `returning` that notifies all processes of a changed export when the transaction commits. */
export function exportNotice(): SQL<unknown> {
  return sql`pg_notify(${EXPORT_CHANNEL}, ${exports.state} || ' ' || ${exports.id})`;
}
