import { isEqual, valueOf } from '../design/is-equal.ts';

/** Returns true if some fields of two values say the same. */
export function isSame<Value extends object>(first: Value, second: Value, fields: readonly (keyof Value)[]): boolean {
  return fields.every((field) => isEqual(first[field], second[field]));
}

/** Field by field: what is unchanged since `base` is theirs, what was changed is mine. Fields that only one of them has are fields too. */
export function mergeFields<Value extends object>(base: Value, mine: Value, theirs: Value): Value {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(theirs));
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (isEqual(valueOf(mine, field), valueOf(base, field))) continue;
    if (field in mine) merged[field] = valueOf(mine, field);
    else delete merged[field];
  }
  return merged as Value;
}
