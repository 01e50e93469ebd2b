import { Transform } from 'node:stream';
import { LAYOUTS } from './site/page-layout.ts';
import { layoutFor } from './site/route-layouts.ts';
import { startScripts } from './start-scripts.ts';

const PRELOAD = '<link rel="modulepreload"';
const SCRIPT = ' type="module" async=""';
const END = '</body>';

/** The time at which a page's scripts are requested: after its content, or only once all visible content has loaded. */
export type ScriptsTurn = 'last' | 'after-load';

/** Returns the time for a page: reading pages with a footer can wait for their scripts; the editor cannot. */
export function scriptsTurn(pathname: string): ScriptsTurn {
  return LAYOUTS[layoutFor(pathname)].footer ? 'after-load' : 'last';
}

/**
 * Transforms a document so that its scripts are requested after its visible content. Pages are complete without scripts, which would
 * compete with fonts and pictures on a slow connection. The router writes these tags itself, and has no option for this.
 */
export function paintBeforeScripts(turn: ScriptsTurn, nonce: string): Transform {
  const words = wordsFor(turn, nonce);
  const longest = Math.max(...[...words.keys()].map(({ length }) => length));
  const marks = new RegExp([...words.keys()].join('|'), 'g');
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Latin-1 maps bytes to characters one to one: the marks are ASCII, and a chunk may end in the middle of any other character.
      const text = (held + chunk.toString('latin1')).replaceAll(marks, (mark) => words.get(mark) ?? mark);
      held = text.slice(text.length - beginningAtEnd(text, words, longest));
      done(null, Buffer.from(text.slice(0, text.length - held.length), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(held, 'latin1'));
    },
  });
}

/** Returns the replacement of each mark. */
function wordsFor(turn: ScriptsTurn, nonce: string): ReadonlyMap<string, string> {
  if (turn === 'last') return new Map([[PRELOAD, `${PRELOAD} fetchpriority="low"`]]);
  return new Map([
    [PRELOAD, '<link rel="later"'],
    [SCRIPT, ' type="later"'],
    [END, `<script nonce="${nonce}">(${startScripts.toString()})()</script>${END}`],
  ]);
}

/** Returns the number of characters at the end that may be the start of a mark. */
function beginningAtEnd(text: string, words: ReadonlyMap<string, string>, longest: number): number {
  for (let length = Math.min(longest - 1, text.length); length > 0; length -= 1)
    for (const mark of words.keys()) if (length < mark.length && mark.startsWith(text.slice(-length))) return length;
  return 0;
}
