/** One field that a change touched, as short text. Null where it was not there. */
export interface FieldChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const LONGEST = 120;

/** Returns what differs between two states of a thing, field by field; a thing that is no record is one field without a name. */
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
