/** A changed field, with its values as short text. Null if it did not exist. */
export interface FieldChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const LONGEST = 120;

/** Returns the differences of two values field by field; a value that is no object counts as a single field without a name. */
export function compareValues(before: unknown, after: unknown): readonly FieldChange[] {
  const [old, young] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(young)])];
  return names
    .map((name) => ({ name, before: textOf(old[name]), after: textOf(young[name]) }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, before: shortened(change.before), after: shortened(change.after) }));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { '': value };
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shortened(text: string | null): string | null {
  return text !== null && text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
