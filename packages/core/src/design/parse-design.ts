import type { z } from 'zod';
import { FORMATS } from '../formats/format.ts';
import { checkSpecification } from '../geometry/check-specification.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { type Design, designSchema } from './design.ts';
import type { DesignFault } from './design-fault.ts';
import { dropDerivedFields } from './drop-derived-fields.ts';
import { migrateDesign } from './migrations/migrate-design.ts';
import { specificationOf } from './specification-of.ts';

/**
 * The door of every document, whoever sends it: raised to today's version, view state and derived numbers dropped, checked
 * against the schema and against the platform's rules.
 */
export function parseDesign(input: unknown): Result<Design, DesignFault> {
  const migrated = migrateDesign(input);
  if (!migrated.ok) return migrated;
  const parsed = designSchema.safeParse(dropDerivedFields(migrated.value));
  if (!parsed.success) return refuse(firstFault(parsed.error));
  const design: Design = { ...parsed.data, designType: FORMATS[parsed.data.format].designType };
  const specification = checkSpecification(specificationOf(design));
  return specification.ok
    ? succeed(design)
    : refuse({ path: PATH_OF_FIELD[specification.fault.field], message: specification.fault.message });
}

const PATH_OF_FIELD = {
  format: 'format',
  trim: 'measurements.trimSize',
  paper: 'paperType.type',
  extent: 'extent',
} as const;

function firstFault(error: z.ZodError): DesignFault {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join('.') || '(document)';
  return { path, message: `${path}: ${issue?.message ?? 'is not a cover design'}` };
}
