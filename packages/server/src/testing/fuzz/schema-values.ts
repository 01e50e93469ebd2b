import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';

/** The used parts of a JSON schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface SchemaTools {
  /** Named parts of the document. */
  readonly components: Readonly<Record<string, Schema>>;
  /** Generators for named parts that are hardly valid by chance. */
  readonly whole: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

const DEEPEST = 6;

/** Generates values that match a schema, with occasional wrong ones. */
export function valuesOf(schema: Schema, tools: SchemaTools, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: properValues(schema, tools, depth) }, { weight: 1, arbitrary: hostileValue });
}

function properValues(schema: Schema, tools: SchemaTools, depth: number): fc.Arbitrary<unknown> {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name !== undefined) {
    const named = tools.components[name];
    return tools.whole[name] ?? (named && depth < DEEPEST ? properValues(named, tools, depth + 1) : hostileValue);
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map((choice) => properValues(choice, tools, depth)));
  const values = VALUES[schema.type ?? ''];
  return values ? values(schema, tools, depth) : hostileValue;
}

const VALUES: Readonly<Record<string, (schema: Schema, tools: SchemaTools, depth: number) => fc.Arbitrary<unknown>>> = {
  object: objects,
  array: (schema, tools, depth) =>
    typeof schema.items === 'object' && depth < DEEPEST
      ? fc.array(valuesOf(schema.items, tools, depth + 1), { maxLength: 3 })
      : fc.constant([]),
  string: (schema) => fc.oneof(texts(schema), fc.string({ maxLength: 30 }), hostileText),
  integer: ({ minimum, maximum }) => fc.integer(range(minimum, maximum)),
  number: ({ minimum, maximum }) => fc.oneof(fc.integer(range(minimum, maximum)), fc.double({ noNaN: true })),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function objects({ properties = {}, required = [], additionalProperties }: Schema, tools: SchemaTools, depth: number) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valuesOf(part, tools, depth + 1)]));
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== 'object' || depth >= DEEPEST) return known;
  const more = fc.dictionary(hostileText, valuesOf(additionalProperties, tools, depth + 1), { maxKeys: 3 });
  return fc.tuple(known, more).map(([first, second]) => ({ ...second, ...first }));
}

function texts({ format }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.lorem({ maxCount: 4 });
}

/** Generates integers within a schema's limits, and occasionally beyond them. */
function range(minimum = -1000, maximum = 100_000) {
  return { min: Math.ceil(Math.max(minimum - 1, -(2 ** 31))), max: Math.floor(Math.min(maximum + 1, 2 ** 31 - 1)) };
}
