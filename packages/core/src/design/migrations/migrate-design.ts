import { type Result, refuse, succeed } from '../../result/result.ts';
import { DESIGN_VERSION } from '../design.ts';
import { isRecord } from '../is-record.ts';
import type { DesignFault } from '../design-fault.ts';
import { MIGRATIONS } from './migrations.ts';
import { say } from '../say.ts';

/** Migrates a stored document to the current version. A document of a later version, or a value that is not a document, is refused. */
export function migrateDesign(input: unknown): Result<Record<string, unknown>, DesignFault> {
  if (!isRecord(input)) return refuse({ path: '(document)', message: say('notAnObject') });
  const version = input['version'] ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    return refuse({ path: 'version', message: say('wholeVersion') });
  }
  if (version > DESIGN_VERSION) {
    return refuse({
      path: 'version',
      message: say('newerVersion', { version, newest: DESIGN_VERSION }),
    });
  }
  let document = input;
  for (const migration of MIGRATIONS) if (migration.to > version) document = migration.raise(document);
  return succeed(document);
}
