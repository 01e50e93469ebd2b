import fc from 'fast-check';
import { z } from 'zod';
import { fuzzedDesign, fuzzedDesigns } from './fuzzed-designs.ts';
import { hostileText, writeJson } from './hostile-values.ts';
import { type Schema, type SchemaTools, valuesOf } from './schema-values.ts';

export interface FuzzedRequest {
  readonly method: string;
  /** The encoded path with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const schemaSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const operationSchema = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: schemaSchema }))
    .optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schemaSchema })) }).optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
});

type Operation = z.output<typeof operationSchema>;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND'];
const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
  'a/b; charset=\xff',
];
const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '"text"',
  '[]',
  '{"a":}',
  '\0',
  '\xff\xfe',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '--x\r\n\r\n',
];

/**
 * Generates requests from an OpenAPI document, mostly valid ones with occasional wrong values in any place, and requests of pages.
 * @param pages addresses outside of the document, with a star for any text
 * @param known existing values, for parameters that would never be valid by chance
 */
export function fuzzedRequests(document: unknown, pages: readonly string[], known: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  const { paths, components } = documentSchema.parse(document);
  const tools: SchemaTools = { components: components.schemas, whole: { Design: fuzzedDesign, Designs: fuzzedDesigns } };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => requestsOf(method.toUpperCase(), path, operation, tools, known)),
  );
  return fc.oneof({ weight: 5, arbitrary: fc.oneof(...calls) }, { weight: 1, arbitrary: pageRequests(pages) });
}

function requestsOf(method: string, path: string, operation: Operation, tools: SchemaTools, known: readonly string[]) {
  const fields = (place: 'path' | 'query') =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, fc.oneof(valuesOf(schema, tools).map(toText), fc.constantFrom('x', ...known), hostileText)]),
    );
  const [type = 'application/json', content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const write = type === 'application/json' ? writeJson : toForm;
  const body = content
    ? fc.oneof({ weight: 9, arbitrary: valuesOf(content.schema, tools).map(write) }, { weight: 1, arbitrary: brokenBody })
    : fc.constant(null);
  return fc.record({
    method: mostly(method, METHODS),
    path: fc.record(fields('path')).chain((values) => queries(fields('query')).map((query) => fillPath(path, values) + query)),
    headers: fc.record({ 'content-type': mostly(type, CONTENT_TYPES) }),
    body,
  });
}

/** Generates a query in which some parameters are missing. */
function queries(fields: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<string> {
  return fc.record(fields, { requiredKeys: [] }).map((values) => {
    const pairs = Object.entries(values).map(([name, value]) => `${name}=${escaped(String(value))}`);
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  });
}

function pageRequests(pages: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  const fields = fc.dictionary(fc.constantFrom('email', 'password', 'token', 'altcha', 'action', 'id'), hostileText);
  return fc.record({
    method: fc.constantFrom('GET', 'GET', 'POST', ...METHODS),
    path: fc.tuple(fc.constantFrom(...pages), hostileText).map(([page, part]) => page.replace('*', escaped(part))),
    headers: fc.record({ 'content-type': mostly('application/x-www-form-urlencoded', CONTENT_TYPES) }),
    body: fc.oneof(fields.map(toForm), brokenBody),
  });
}

const brokenBody = fc.oneof(fc.constantFrom(...BROKEN_BODIES), hostileText);

function mostly(usual: string, others: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 14, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
}

function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(toText(values[name] ?? '')));
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '').slice(0, 2000);
}

/** Converts a value to a form, which has only text fields. */
function toForm(value: unknown): string {
  if (typeof value !== 'object' || value === null) return toText(value);
  return Object.entries(value)
    .map(([name, field]) => `${escaped(name)}=${escaped(toText(field))}`)
    .join('&');
}

/** Maximum length of an address: Node.js refuses longer ones itself, and resets the connection during the body. */
const LONGEST = 8000;

/** Percent escapes; half of a pair of surrogates becomes bytes that are no UTF-8, and an escape stays one. */
function escaped(text: string): string {
  if (/^%[0-9a-f]/i.test(text)) return text;
  const written = text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
  return written.slice(0, LONGEST);
}
