const SOI = 0xd8;
const SOS = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;

/**
 * Removes the metadata of a JPEG (camera, place, thumbnail, comment) without changing its pixels. The color profile and Adobe's marker
 * stay, because they define how to read the pixels. A file that cannot be parsed is returned unchanged.
 */
export function stripJpegNotes(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return bytes;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return bytes;
    if (marker === SOS) {
      kept.push(bytes.subarray(at));
      return new Uint8Array(Buffer.concat(kept));
    }
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    const isNote = (marker > APP0 && marker <= 0xef && marker !== APP2 && marker !== APP14) || marker === COMMENT;
    if (!isNote) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return bytes;
}
