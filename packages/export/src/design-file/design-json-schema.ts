import { DESIGN_VERSION, designSchema } from '@coverwright/core/design/design.ts';
import { z } from 'zod';

/** The design document as JSON Schema (2020-12): what may be left out has its default. Rules between fields are only in the parser. */
export function designJsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(designSchema, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  return { $schema, title: `A Coverwright cover, version ${DESIGN_VERSION}`, ...schema };
}
