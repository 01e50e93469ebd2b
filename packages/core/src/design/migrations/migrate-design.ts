import { type Result, refuse, succeed } from '../../result/result.ts';
import { DESIGN_VERSION } from '../design.ts';
import { isRecord } from '../is-record.ts';
import type { DesignFault } from '../design-fault.ts';
import { MIGRATIONS } from './migrations.ts';

/** Raises a stored document to today's version. A document from the future, or no document at all, is refused. */
export function migrateDesign(input: unknown): Result<Record<string, unknown>, DesignFault> {
  if (!isRecord(input)) return refuse({ path: '(document)', message: '(document): a cover design is a JSON object' });
  const version = input['version'] ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    return refuse({ path: 'version', message: 'version: must be a whole number' });
  }
  if (version > DESIGN_VERSION) {
    return refuse({
      path: 'version',
      message: `version: this design was made by a newer Coverwright (version ${version}; this one reads up to ${DESIGN_VERSION}); update and open it again`,
    });
  }
  let document = input;
  for (const migration of MIGRATIONS) if (migration.to > version) document = migration.raise(document);
  return succeed(document);
}
