import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { say } from '../refusals/say.ts';

/** Maximum nesting of objects and lists. No document of ours exceeds twenty. */
const DEEPEST = 100;

/** The reason why a value is refused, for its sender, and its path. */
export interface UnreadablePart {
  /** Names of the fields that lead there, separated by dots; empty for the whole body. */
  readonly path: string;
  readonly message: string;
}

/** Returns true if a text can be stored: PostgreSQL refuses NUL and unpaired surrogates. */
export function isReadableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

const TOO_DEEP: UnreadablePart = { path: '', message: say('tooDeep', { most: DEEPEST }) };

/** A record or a list in a body, and how it was reached. */
interface OpenPart {
  readonly value: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly within: OpenPart | null;
  readonly depth: number;
}

/**
 * Checks every text and field name of a parsed body, and its nesting. All bodies pass here, so that no other code must handle such texts.
 * It is not recursive, because a body may be nested deeper than the stack allows.
 * @param json the decoded text that the body was parsed from, if it was: JSON has such texts only as escapes, so that one without `\u` has none
 */
export function checkReadable(body: unknown, json?: string): Result<true, UnreadablePart> {
  if (json !== undefined && !json.includes('\\u')) return isTooDeep(body) ? refuse(TOO_DEEP) : succeed(true);
  const open: OpenPart[] = [];
  // Field names recur, and looking one up is faster than reading it.
  const readableNames = new Set<string>();
  const isRefused = (value: unknown, name: string, within: OpenPart | null): boolean => {
    if (typeof value === 'string') return !isReadableText(value);
    if (typeof value === 'object' && value !== null)
      open.push({ value: value as OpenPart['value'], name, within, depth: (within?.depth ?? -1) + 1 });
    return false;
  };
  if (isRefused(body, '', null)) return refuse({ path: '', message: say('unreadableText') });
  for (let part = open.pop(); part; part = open.pop()) {
    if (part.depth > DEEPEST) return refuse(TOO_DEEP);
    const { value } = part;
    for (const name of Object.keys(value)) {
      if (!readableNames.has(name)) {
        if (!isReadableText(name)) return refuse({ path: pathOf(part), message: say('unreadableName') });
        readableNames.add(name);
      }
      if (isRefused(value[name], name, part)) return refuse({ path: pathOf(part, name), message: say('unreadableText') });
    }
  }
  return succeed(true);
}

/** Returns true if objects and lists are nested too deeply. It goes no deeper than that, so that the stack is enough for any body. */
function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return true;
  if (Array.isArray(value)) return value.some((part) => isTooDeep(part, depth + 1));
  const record = value as Readonly<Record<string, unknown>>;
  // A list of the values would take twice the time, and a parsed record inherits no names.
  for (const name in record) if (isTooDeep(record[name], depth + 1)) return true;
  return false;
}

/** Returns the names of the fields that lead to a part, and to a field of it, separated by dots. */
function pathOf(part: OpenPart, field?: string): string {
  const names = field === undefined ? [] : [field];
  for (let at = part; at.within; at = at.within) names.unshift(at.name);
  return names.join('.');
}

/** Returns true if the path and the query of an address can be decoded, without NUL. */
export function isReadableAddress(url: string): boolean {
  const { pathname, search } = new URL(url);
  if (/%00/.test(pathname + search)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
