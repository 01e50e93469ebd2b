import { isEqual, valueOf } from '../design/is-equal.ts';

/** Returns true if some fields of two values are equal. */
export function isSame<Value extends object>(first: Value, second: Value, fields: readonly (keyof Value)[]): boolean {
  return fields.every((field) => isEqual(first[field], second[field]));
}

/**
 * Merges field by field: fields that are unchanged since `base` come from `theirs`, changed ones from `mine`. A field that only one of them
 * has is merged as well.
 */
export function mergeFields<Value extends object>(base: Value, mine: Value, theirs: Value): Value {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(theirs));
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (isEqual(valueOf(mine, field), valueOf(base, field))) continue;
    if (field in mine) merged[field] = valueOf(mine, field);
    else delete merged[field];
  }
  return merged as Value;
}
