import type { z } from 'zod';
import { FORMATS } from '../formats/format.ts';
import { PLAINLY } from '../issues/plain-issue.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { type Design, designSchema } from './design.ts';
import type { DesignFault } from './design-fault.ts';
import { dropDerivedFields } from './drop-derived-fields.ts';
import { migrateDesign } from './migrations/migrate-design.ts';
import { say } from './say.ts';

/**
 * Parses a document from any sender: raised to today's version, view state and derived numbers dropped, checked against the
 * schema. It never judges the book: limits of printers change, and a document that was saved once must open for ever. Whether a printer makes
 * the book is preflight's business.
 */
export function parseDesign(input: unknown): Result<Design, DesignFault> {
  const migrated = migrateDesign(input);
  if (!migrated.ok) return migrated;
  const parsed = designSchema.safeParse(dropDerivedFields(migrated.value), PLAINLY);
  if (!parsed.success) return refuse(firstFault(parsed.error));
  return succeed({ ...parsed.data, designType: FORMATS[parsed.data.format].designType });
}

function firstFault(error: z.ZodError): DesignFault {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join('.') || '(document)';
  return { path, message: `${path}: ${issue?.message ?? say('notADesign')}` };
}
