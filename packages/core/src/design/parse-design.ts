import { z } from 'zod';
import { FORMATS } from '../formats/format.ts';
import { PLAINLY } from '../issues/plain-issue.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { type Design, designSchema } from './design.ts';
import type { DesignFault } from './design-fault.ts';
import { dropDerivedFields } from './drop-derived-fields.ts';
import { migrateDesign } from './migrations/migrate-design.ts';
import { say } from './say.ts';

/** The schema that documents are checked against, or its compiled form. */
let schema = designSchema;

/**
 * Compiles the schema to a function, which checks a document in a quarter of the time. What the function does not accept is parsed by the
 * schema itself, which finds the faults. Compiling takes a quarter of a second, so it is for servers; the Content-Security-Policy of our
 * pages forbids it.
 * @throws Error if the schema has a part that cannot be compiled
 */
export function compileDesignCheck(): void {
  if (schema === designSchema) schema = z.compile(designSchema, { strict: true });
}

/**
 * Parses a document from any sender: migrates it to the current version, drops view state and computed fields, and checks it against the
 * schema. It does not check the book: limits of printers change, and a document that was saved once must always open. Preflight checks
 * whether a printer offers the book.
 */
export function parseDesign(input: unknown): Result<Design, DesignFault> {
  const migrated = migrateDesign(input);
  if (!migrated.ok) return migrated;
  const parsed = schema.safeParse(dropDerivedFields(migrated.value), PLAINLY);
  if (!parsed.success) return refuse(firstFault(parsed.error));
  return succeed({ ...parsed.data, designType: FORMATS[parsed.data.format].designType });
}

function firstFault(error: z.ZodError): DesignFault {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join('.') || '(document)';
  return { path, message: `${path}: ${issue?.message ?? say('notADesign')}` };
}
