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

/**
 * Checks every text and field name of a parsed body, and its nesting. All bodies pass here, so that no other code must handle such texts.
 * It is not recursive, because a body may be nested deeper than the stack allows.
 */
export function checkReadable(body: unknown): Result<true, UnreadablePart> {
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: body, path: [] }];
  for (let part = open.pop(); part; part = open.pop()) {
    const { value, path } = part;
    if (path.length > DEEPEST) return refuse({ path: '', message: say('tooDeep', { most: DEEPEST }) });
    if (typeof value === 'string' && !isReadableText(value))
      return refuse({
        path: path.join('.'),
        message: say('unreadableText'),
      });
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isReadableText(name)) return refuse({ path: path.join('.'), message: say('unreadableName') });
      open.push({ value: inner, path: [...path, name] });
    }
  }
  return succeed(true);
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
