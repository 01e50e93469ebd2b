import { FONT_SET_VERSION } from './catalogue.ts';
import type { FontFace } from './font-family.ts';

/** Returns where the server offers a face: the address changes with the fonts, so it may be cached for ever. */
export function fontAddress(face: FontFace): string {
  return `/fonts/${FONT_SET_VERSION}/${face.file}`;
}

/**
 * Reads a face over HTTP (the browser's `ReadFont`).
 * @throws Error naming the file and the status when the answer is not 2xx.
 */
export async function fetchFont(face: FontFace): Promise<ArrayBuffer> {
  const response = await fetch(fontAddress(face));
  if (!response.ok) throw new Error(`The font ${face.file} could not be loaded (status ${response.status})`);
  return response.arrayBuffer();
}
