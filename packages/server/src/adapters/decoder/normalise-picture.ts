import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { NormalisedPicture } from '../../ports/decoder.ts';
import { DrawingTooComplex, drawSvg } from './draw-svg.ts';
import { pictureKind } from './picture-kind.ts';
import { stripJpegNotes } from './strip-jpeg-notes.ts';
import { say } from '../../refusals/say.ts';

/** Maximum number of pixels: four times those of the largest hardcover at 300 dpi. */
export const MAX_PIXELS = 100_000_000;
/** Longer side of the editor's copy in pixels: sharp on any stage, and far below a phone's limit. */
const REGULAR_SIDE = 2400;
const THUMB_SIDE = 400;

/**
 * Makes an uploaded picture safe to store and print: upright, sRGB, only the first frame, without metadata such as the place; an SVG is
 * rendered. A JPEG that fulfills this already keeps its pixels, so that print loses nothing.
 */
export async function normalisePicture(given: Uint8Array): Promise<Result<NormalisedPicture, Refusal>> {
  const kind = pictureKind(given);
  if (kind === 'other') return refuse({ code: 'notAPicture' });
  try {
    const bytes = kind === 'svg' ? await drawSvg(given) : given;
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const pixels = metadata.width * metadata.height;
    if (pixels > MAX_PIXELS) {
      return refuse({
        code: 'pictureTooLarge',
        detail: say('tooManyPixels', { pixels: millions(pixels), most: millions(MAX_PIXELS) }),
      });
    }
    const hasAlpha = metadata.hasAlpha && !(await sharp(bytes).stats()).isOpaque;
    const full = await makeFull(bytes, metadata, hasAlpha);
    const { width, height } = await sharp(full).metadata();
    return succeed({
      full,
      regular: await makeCopy(full, REGULAR_SIDE, hasAlpha),
      thumb: await makeCopy(full, THUMB_SIDE, hasAlpha),
      extension: hasAlpha ? 'png' : 'jpg',
      copyExtension: hasAlpha ? 'webp' : 'jpg',
      width,
      height,
    });
  } catch (error) {
    if (error instanceof DrawingTooComplex) return refuse({ code: 'drawingTooComplex', detail: error.message });
    // sharp's messages for truncated and forged files are for programmers; HEIC needs a build of sharp that supports it.
    return refuse({ code: kind === 'heic' ? 'heicPicture' : kind === 'svg' ? 'brokenDrawing' : 'brokenPicture' });
  }
}

async function makeFull(bytes: Uint8Array, metadata: Metadata, hasAlpha: boolean): Promise<Uint8Array> {
  if (isPrintableJpeg(metadata)) {
    // The file is decoded once, so that a truncated file is refused now and not at the printer's.
    await sharp(bytes, { failOn: 'truncated' }).stats();
    return stripJpegNotes(bytes);
  }
  const upright = sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS }).rotate().toColourspace('srgb');
  return hasAlpha ? upright.png({ compressionLevel: 8 }).toBuffer() : upright.flatten({ background: '#ffffff' }).jpeg(FINE_JPEG).toBuffer();
}

const FINE_JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/** Returns true for an upright JPEG with three 8-bit sRGB channels. Other color profiles are converted on upload. */
function isPrintableJpeg({ format, orientation, space, channels, icc }: Metadata): boolean {
  const isSrgb = icc === undefined || icc.includes(Buffer.from('sRGB')) || icc.includes(Buffer.from('sRGB', 'utf16le').swap16());
  return format === 'jpeg' && (orientation ?? 1) === 1 && space === 'srgb' && channels === 3 && isSrgb;
}

async function makeCopy(full: Uint8Array, side: number, hasAlpha: boolean): Promise<Uint8Array> {
  const small: Sharp = sharp(full).resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return hasAlpha ? small.webp({ quality: 82 }).toBuffer() : small.jpeg({ quality: 82, progressive: true }).toBuffer();
}

function millions(count: number): string {
  return (count / 1_000_000).toFixed(0);
}
