import { Transform } from 'node:stream';

const PRELOAD = '<link rel="modulepreload"';
const LATER = `${PRELOAD} fetchpriority="low"`;

/**
 * A document on its way out, with its scripts asked for after what is seen: pages are whole before a script has run, and on a slow line
 * scripts would take the letters' and the pictures' share. The router writes these links itself and offers no word for it.
 */
export function paintBeforeScripts(): Transform {
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Byte for byte: the mark is plain, and what is between may be cut anywhere.
      const text = (held + chunk.toString('latin1')).replaceAll(PRELOAD, LATER);
      held = text.slice(text.length - beginningAtEnd(text));
      done(null, Buffer.from(text.slice(0, text.length - held.length), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(held, 'latin1'));
    },
  });
}

/** How many characters at the end may be the beginning of a mark. */
function beginningAtEnd(text: string): number {
  for (let length = Math.min(PRELOAD.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(PRELOAD.slice(0, length))) return length;
  return 0;
}
