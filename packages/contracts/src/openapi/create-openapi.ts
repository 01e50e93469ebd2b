import { designSchema } from '@coverwright/core/design/design.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { z } from 'zod';
import type { Call, CallAuth } from '../calls/call.ts';
import { errorBodySchema } from '../errors/error-body.ts';
import { ERRORS, type ErrorCode } from '../errors/error-table.ts';

type JsonSchema = Record<string, unknown>;

/** Creates the OpenAPI 3.1 document of the calls. `Designs` is described by the design's own schema. */
export function createOpenApi(calls: readonly Call[], version: string): JsonSchema {
  const schemas: JsonSchema = { Design: schemaOf(designSchema), Designs: DESIGNS };
  named(errorBodySchema, schemas, 'output');
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls) {
    const operations = (paths[call.path] ??= {});
    operations[call.method.toLowerCase()] = describeCall(call, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Coverwright',
      version,
      description: 'Designs in, print-ready book covers out.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  };
}

/** The cookies that identify the caller. On HTTPS their names start with `__Host-`. */
const SECURITY_SCHEMES: JsonSchema = {
  session: { type: 'apiKey', in: 'cookie', name: 'coverwright_session', description: 'The session of an account.' },
  owner: { type: 'apiKey', in: 'cookie', name: 'coverwright_owner', description: 'The owner of work that was made without an account.' },
};

/** The alternatives of which one is sufficient; an empty one means that no cookie is needed. */
const SECURITY: Readonly<Record<CallAuth, readonly JsonSchema[]>> = {
  public: [],
  owner: [{ session: [] }, { owner: [] }, {}],
  account: [{ session: [] }],
  admin: [{ session: [] }],
};

const DESIGNS: JsonSchema = {
  type: 'object',
  description: 'One design for each format that has been opened.',
  properties: Object.fromEntries(FORMAT_IDS.map((format) => [format, reference('Design')])),
  additionalProperties: false,
  minProperties: 1,
};

function describeCall(call: Call, schemas: JsonSchema): JsonSchema {
  const parameters = [...parametersOf(call.params, 'path', schemas), ...parametersOf(call.query, 'query', schemas)];
  const hasBody = !(call.body instanceof z.ZodUndefined);
  return {
    operationId: call.id,
    summary: call.summary,
    security: SECURITY[call.auth],
    'x-auth': call.auth,
    'x-rate-class': call.cost,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody ? { requestBody: { required: true, content: bodyContent(call, schemas) } } : {}),
    responses: { 200: { description: 'Done', content: json(named(call.answer, schemas, 'output')) }, ...responsesOf(call.errors) },
  };
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query', schemas: JsonSchema): JsonSchema[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(part, undefined).success,
    schema: named(part, schemas),
  }));
}

/** Groups refusals by status, because several codes may share one. */
function responsesOf(codes: readonly ErrorCode[]): JsonSchema {
  const texts = new Map<number, string[]>();
  for (const code of codes) texts.set(ERRORS[code].status, [...(texts.get(ERRORS[code].status) ?? []), `${code}: ${ERRORS[code].text}`]);
  return Object.fromEntries(
    [...texts].map(([status, lines]) => [status, { description: lines.join('\n'), content: json(reference('Error')) }]),
  );
}

/** Returns a schema whose named parts are moved to the document's components. */
function named(schema: z.ZodType, schemas: JsonSchema, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $defs, ...rest } = schemaOf(schema, io);
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] ??= definition;
  const id = z.globalRegistry.get(schema)?.id;
  if (!id) return rest;
  // A recursive schema may come as a reference to its own definition.
  if (!('$ref' in rest)) schemas[id] ??= rest;
  return reference(id);
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return JSON.parse(JSON.stringify(made).replaceAll('#/$defs/', '#/components/schemas/'));
}

function reference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function bodyContent(call: Call, schemas: JsonSchema): JsonSchema {
  const schema = named(call.body, schemas);
  return call.encoding === 'form' ? { 'application/x-www-form-urlencoded': { schema } } : json(schema);
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
