import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** The largest number of allowed values that are listed. */
const MOST_LISTED = 12;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
  undefined: 'left out',
  never: 'left out',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address, such as ann@example.com',
  url: 'must be a web address, such as https://example.com',
  uuid: 'must be a UUID',
  guid: 'must be a UUID',
  datetime: 'must be a date and time, such as 2026-11-22T09:30:00Z',
  date: 'must be a date, such as 2026-11-22',
  base64: 'must be in Base64',
  json_string: 'must be JSON',
};

/**
 * Returns the rule that a value breaks, as a predicate of its field: `must be at most 40`. As `PLAINLY`, the options of a parse, it
 * replaces Zod's own sentences, which name JavaScript types; a message from the schema itself is kept.
 */
function plainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? 'of another type'}`;
    case 'too_big':
      return `must ${limit(issue.origin, amount(issue.maximum, issue.exact ? 'exactly' : issue.inclusive === false ? 'less than' : 'at most'), issue.maximum)}`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1 && !issue.exact) return 'must not be empty';
      return `must ${limit(issue.origin, amount(issue.minimum, issue.exact ? 'exactly' : issue.inclusive === false ? 'more than' : 'at least'), issue.minimum)}`;
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'must be a whole number' : `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has a form that is not allowed';
    case 'invalid_value':
      return `must be ${listed(issue.values)}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.length === 1 ? 'an unknown field' : 'unknown fields'}: ${issue.keys.join(', ')}`;
    case 'invalid_key':
      return 'has a key that is not allowed';
    case 'invalid_element':
      return 'has an entry that is not allowed';
    case 'invalid_union':
      return ofUnion(issue.errors);
    default:
      return 'is not allowed';
  }
}

/** The options for a parse whose errors are shown to people. */
export const PLAINLY = { error: plainIssue } as const;

function amount(count: number | bigint, bound: string): string {
  return `${bound} ${count}`;
}

/** Returns a limit with its unit: characters for texts, entries for lists, bytes for files. Everything else is a plain number. */
function limit(origin: string, bound: string, count: number | bigint): string {
  const unit = { string: 'character', array: 'entry', set: 'entry', map: 'entry', file: 'byte' }[origin];
  if (!unit) return `be ${bound}`;
  const units = Number(count) === 1 ? unit : unit === 'entry' ? 'entries' : `${unit}s`;
  return `have ${bound} ${units}`;
}

function listed(values: readonly unknown[]): string {
  const names = values.map((value) => (typeof value === 'string' ? `“${value}”` : String(value)));
  if (names.length > MOST_LISTED) return 'one of the allowed values';
  return names.length < 2 ? (names[0] ?? 'left out') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** Returns a message for a union: the values to choose from if all branches are values, otherwise a general one. */
function ofUnion(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const values = errors.flatMap(([issue]) => (issue?.code === 'invalid_value' && issue.path.length === 0 ? issue.values : []));
  return values.length > 0 && values.length >= errors.length ? `must be ${listed(values)}` : 'has a form that is not allowed';
}
