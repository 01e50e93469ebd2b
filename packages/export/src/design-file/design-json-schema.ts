import { DESIGN_VERSION, designSchema } from '@coverwright/core/design/design.ts';
import { z } from 'zod';

/**
 * Returns the design document's JSON Schema (2020-12). Optional fields have their defaults. Rules between fields are only in the parser.
 */
export function designJsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(designSchema, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  return { $schema, title: `A Coverwright cover, version ${DESIGN_VERSION}`, ...schema };
}
