/** Whether some fields of two values say the same. */
export function isSame<Value extends object>(first: Value, second: Value, fields: readonly (keyof Value)[]): boolean {
  return fields.every((field) => isEqual(first[field], second[field]));
}

/** Deep equality of JSON values; an absent field equals an undefined one. */
export function isEqual(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...keys].every((key) => isEqual(valueOf(first, key), valueOf(second, key)));
}

function valueOf(record: object, key: string): unknown {
  return (record as Readonly<Record<string, unknown>>)[key];
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
