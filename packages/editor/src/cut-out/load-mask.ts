import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { ApiFault } from '../api/call-api.ts';
import { uploadedImage } from '../api/upload-picture.ts';
import { fetchPicture } from '../resources/resolve-picture.ts';
import { readOriginal } from './cut-out-calls.ts';
import { type Mask, wholeMask } from './mask.ts';
import { cutOutMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(cutOutMessages);

/** The whole picture at the size of the mask editor, with its mask. */
export interface MaskedPicture {
  readonly picture: HTMLCanvasElement;
  readonly mask: Mask;
}

/** Longer side of the picture in the mask editor, in pixels: precise enough for a hand, and fast on a phone. */
const LONGEST_SIDE = 1600;

/** Loads a picture and, for a cut-out, the picture that it was cut out of. */
export async function loadMask(image: DesignImage, signal: AbortSignal): Promise<Result<MaskedPicture, ApiFault>> {
  const original = await readOriginal(image, signal);
  if (!original.ok) return original;
  try {
    const cut = await toCanvas(await fetchPicture(image, 'regular', signal), image);
    if (!original.value) return succeed({ picture: cut, mask: wholeMask(cut.width, cut.height) });
    const picture = await toCanvas(await fetchPicture(uploadedImage(original.value), 'regular', signal), image);
    return succeed({ picture, mask: maskOf(cut) });
  } catch {
    return refuse({ code: 'picture', status: 0, message: t('pictureNotLoaded') });
  }
}

async function toCanvas(file: Blob, { width, height }: DesignImage): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  // The mask has the proportions of the original picture, so that a cut-out and its original match whatever sizes their copies have.
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  contextOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

function maskOf(canvas: HTMLCanvasElement): Mask {
  const { width, height } = canvas;
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  return { width, height, data: Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4 + 3] ?? 0) };
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas');
  return context;
}
