import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontFace } from '@coverwright/render/fonts/font-family.ts';

const require = createRequire(import.meta.url);

/** Returns the path of a font file in its npm package, wherever npm has installed it. */
export function fontFilePath({ npm, path }: FontFace): string {
  return join(dirname(require.resolve(`${npm}/package.json`)), path);
}

/** Reads a face from disk (the server's `ReadFont`). @throws the error of the file system if a package is missing. */
export async function readFontFile(face: FontFace): Promise<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = await readFile(fontFilePath(face));
  return new Uint8Array(buffer, byteOffset, byteLength).slice().buffer;
}
