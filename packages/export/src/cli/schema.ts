import { designJsonSchema } from '../design-file/design-json-schema.ts';

/** `schema`: prints the JSON Schema of a design file. */
export function schema(): Promise<string> {
  return Promise.resolve(JSON.stringify(designJsonSchema(), null, 2));
}
