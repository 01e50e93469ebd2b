/** Deep equality of JSON values; an absent field equals an undefined one. */
export function isEqual(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...keys].every((key) => isEqual(valueOf(first, key), valueOf(second, key)));
}

/** A field of an object that is not known better. */
export function valueOf(record: object, key: string): unknown {
  return (record as Readonly<Record<string, unknown>>)[key];
}
