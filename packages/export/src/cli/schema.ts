import { designJsonSchema } from '../design-file/design-json-schema.ts';

/** `schema`: what a design file may hold, as JSON Schema. */
export function schema(): Promise<string> {
  return Promise.resolve(JSON.stringify(designJsonSchema(), null, 2));
}
