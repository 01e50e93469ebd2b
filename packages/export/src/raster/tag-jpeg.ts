const START_OF_IMAGE = [0xff, 0xd8];
const APP0 = 0xe0;
const APP2 = 0xe2;
const DOTS_PER_INCH = 1;

/**
 * Writes resolution and colour profile into a finished JPEG (JFIF 1.01; ICC.1 annex B.4). sharp could do it too, but would convert every
 * pixel from sRGB to sRGB, which takes longer than the encoding.
 * @param jpeg without either header, as sharp writes it.
 * @param profile less than 64 KB.
 */
export function tagJpeg(jpeg: Uint8Array, { dpi, profile }: { readonly dpi: number; readonly profile: Uint8Array }): Uint8Array {
  if (jpeg[3] === APP0) throw new Error('The JPEG has a JFIF header already');
  const density = Math.round(dpi);
  const densityBytes = [density >> 8, density & 255];
  const header = segment(APP0, [...ascii('JFIF\0'), 1, 1, DOTS_PER_INCH, ...densityBytes, ...densityBytes, 0, 0]);
  const colour = segment(APP2, [...ascii('ICC_PROFILE\0'), 1, 1, ...profile]);
  const tagged = new Uint8Array(jpeg.length + header.length + colour.length);
  tagged.set(START_OF_IMAGE);
  tagged.set(header, 2);
  tagged.set(colour, 2 + header.length);
  tagged.set(jpeg.subarray(2), 2 + header.length + colour.length);
  return tagged;
}

function segment(marker: number, payload: readonly number[]): Uint8Array {
  const length = payload.length + 2;
  return Uint8Array.of(0xff, marker, length >> 8, length & 255, ...payload);
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
