import { FONT_SET_VERSION } from './catalogue.ts';
import type { FontFace } from './font-family.ts';

/** Returns the address of a face on the server. It changes with the fonts, so it can be cached forever. */
export function fontAddress(face: FontFace): string {
  return `/fonts/${FONT_SET_VERSION}/${face.file}`;
}

/**
 * Reads a face over HTTP (the browser's `ReadFont`).
 * @throws Error with the file and the status if the response is not 2xx.
 */
export async function fetchFont(face: FontFace): Promise<ArrayBuffer> {
  const response = await fetch(fontAddress(face));
  if (!response.ok) throw new Error(`The font ${face.file} could not be loaded (status ${response.status})`);
  return response.arrayBuffer();
}
