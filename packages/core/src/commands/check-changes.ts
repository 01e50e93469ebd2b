import { z } from 'zod';
import { PLAINLY } from '../issues/plain-issue.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { type CommandFault, describeSchemaFault } from './command-definition.ts';

/**
 * Checks a changed document against its schema, but only where it differs from `before`, which is valid: a drag changes one element in
 * thirty, sixty times a second. The result is that of `schema.safeParse(after)`, except that unchanged values keep their identity.
 */
export function checkChanges<Value>(schema: z.ZodType<Value>, before: Value, after: Value): Result<Value, CommandFault> {
  try {
    return succeed(checked(schema, before, after) as Value);
  } catch (error) {
    if (error instanceof z.ZodError) return refuse({ message: describeSchemaFault(error) });
    throw error;
  }
}

/** Returns the checked value. @param path the path from the document to `after`. @throws ZodError if the value is invalid. */
function checked(schema: z.core.$ZodType, before: unknown, after: unknown, path: readonly PropertyKey[] = []): unknown {
  if (before === after) return after;
  if (schema instanceof z.ZodDefault && after !== undefined) return checked(schema.def.innerType, before, after, path);
  if (schema instanceof z.ZodNullable && before !== null && after !== null) return checked(schema.def.innerType, before, after, path);
  if (schema instanceof z.ZodObject && !hasChecks(schema) && isPlain(before) && isPlain(after)) {
    const fields = Object.keys(schema.shape);
    // Unknown fields are refused by the check of the whole document.
    if (Object.keys(after).every((key) => fields.includes(key))) {
      const kept = fields.flatMap((key) => {
        const value = checked(schema.shape[key], before[key], after[key], [...path, key]);
        return value === undefined ? [] : [[key, value] as const];
      });
      return kept.every(([key, value]) => after[key] === value) ? after : Object.fromEntries(kept);
    }
  }
  if (schema instanceof z.ZodArray && Array.isArray(before) && Array.isArray(after)) {
    // The array's own rules, such as its length, are checked without its items.
    parsed(new z.ZodArray({ ...schema.def, element: z.unknown() }), after, path);
    const known = new Set<unknown>(before);
    const items = after.map((item, index) =>
      known.has(item)
        ? item
        : checked(schema.def.element, before.length === after.length ? before[index] : undefined, item, [...path, index]),
    );
    return items.every((item, index) => item === after[index]) ? after : items;
  }
  return parsed(schema, after, path);
}

function parsed(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): unknown {
  const result = z.safeParse(schema, value, PLAINLY);
  if (result.success) return result.data;
  throw new z.ZodError(result.error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })));
}

function hasChecks({ def }: z.ZodObject): boolean {
  return (def.checks?.length ?? 0) > 0;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
