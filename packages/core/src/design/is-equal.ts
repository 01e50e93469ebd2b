/** Returns true if two JSON values are deeply equal. An absent field equals an undefined one. */
export function isEqual(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...keys].every((key) => isEqual(valueOf(first, key), valueOf(second, key)));
}

/** Returns a field of an object whose type is not known. */
export function valueOf(record: object, key: string): unknown {
  return (record as Readonly<Record<string, unknown>>)[key];
}
