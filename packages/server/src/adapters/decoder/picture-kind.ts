/** The type of a file by its first bytes, whatever its name is. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic' | 'svg' | 'other';

const SVG_HEAD = 4096;

export function pictureKind(bytes: Uint8Array): PictureKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SVG_HEAD));
  const at = (from: number, to: number) => head.toString('latin1', from, to);
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  if (at(0, 4) === 'GIF8') return 'gif';
  if (['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].includes(at(0, 4))) return 'tiff';
  if (at(4, 8) === 'ftyp') return heifKind(at(8, Math.min(64, head.readUInt32BE(0))));
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  return /^\s*(<\?xml|<!--|<!DOCTYPE\s+svg|<svg)/i.test(text) && /<(\w+:)?svg[\s>]/i.test(text) ? 'svg' : 'other';
}

/** Returns the type by the major brand and the compatible brands, four letters each. */
function heifKind(brands: string): PictureKind {
  if (/avif|avis/.test(brands)) return 'avif';
  return /heic|heix|heim|heis|hevc|hevx|mif1|msf1/.test(brands) ? 'heic' : 'other';
}
