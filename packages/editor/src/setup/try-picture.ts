import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { designImageSchema } from '@coverwright/core/design/design-image.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { stockImage } from '@coverwright/core/pictures/library-image.ts';
import { browserSurface, decodeInBrowser } from '@coverwright/render/canvas/browser-surface.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { z } from 'zod';
import { fetchPicture } from '../resources/resolve-picture.ts';

/** A picture for covers: from a source or from the author's uploads. */
export const chosenPictureSchema = z.object({
  /** The schema drops unknown fields, such as the addresses that pictures had once. */
  image: z.object(designImageSchema.shape),
  /** The subject, as fractions of width and height, where the source knows it. */
  focus: z.object({ x: z.number(), y: z.number() }).nullable(),
  /** The author picked it; absent: it is proposed for the book. */
  isPicked: z.literal(true).optional(),
});
export type ChosenPicture = z.infer<typeof chosenPictureSchema>;

/** A picture with the pixels that tell where text is legible, and a small copy that can be painted. */
export interface TriedPicture extends BriefPicture {
  readonly drawable: DrawablePicture;
}

export function chosenPhoto(photo: StockPhoto): ChosenPicture {
  return { image: stockImage(photo), focus: photo.focus };
}

/** Width in pixels: enough to tell a calm sky from a crowd. */
const MAP_WIDTH = 240;

/** Loads the small copy only: of a dozen pictures, few are painted. @throws if the picture cannot be loaded or decoded */
export async function tryPicture({ image, focus }: ChosenPicture): Promise<TriedPicture> {
  const drawable = await decodeInBrowser(await fetchPicture(image, 'thumb'), image);
  const { canvas } = drawable;
  const width = Math.min(MAP_WIDTH, canvas.width);
  const height = Math.max(1, Math.round((width * canvas.height) / canvas.width));
  const context = contextOf(browserSurface.createCanvas(width, height));
  context.drawImage(canvas, 0, 0, canvas.width, canvas.height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { image, focus, pixels: { width, height, data }, drawable };
}

/** Loads the copy from which a picture is painted on a screen. @throws if it cannot be loaded or decoded */
export async function loadWorkingCopy({ image }: TriedPicture): Promise<DrawablePicture> {
  return decodeInBrowser(await fetchPicture(image, 'regular'), image);
}
