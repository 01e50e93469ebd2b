import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { say } from '../refusals/say.ts';

/** Levels of objects and lists within each other. No document of ours has more than twenty. */
const DEEPEST = 100;

/** Why a value cannot be read, in words for its sender, and the path to it. */
export interface UnreadablePart {
  /** Names of the fields that lead there, with dots between; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** Returns true if a text can be stored: databases take neither NUL nor half of a pair of surrogates. */
export function isReadableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * Checks every text of a parsed body, its field names too, and how deep it goes. This is where all bodies pass, so that nothing
 * behind has to think of such texts. It does not call itself: a body may be deeper than the stack.
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

/** Returns true if the path and the query of an address can be read: every escape is one, and none stands for NUL. */
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
