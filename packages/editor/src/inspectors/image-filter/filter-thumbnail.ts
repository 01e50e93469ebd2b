import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import type { FilterClient } from '../../filtering/filter-client.ts';

const WIDTH = 132;
const HEIGHT = 99;

/** Returns the center of a picture at thumbnail size. */
export function thumbnailOf({ canvas }: DrawablePicture): ImageData {
  const scale = Math.max(WIDTH / canvas.width, HEIGHT / canvas.height);
  const source = { width: WIDTH / scale, height: HEIGHT / scale };
  const context = contextOf(browserSurface.createCanvas(WIDTH, HEIGHT));
  const x = (canvas.width - source.width) / 2;
  const y = (canvas.height - source.height) / 2;
  context.drawImage(canvas, x, y, source.width, source.height, 0, 0, WIDTH, HEIGHT);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return new ImageData(Uint8ClampedArray.from(data), WIDTH, HEIGHT);
}

/** Applies a filter to a thumbnail in the worker, by the same function as in print. */
export async function filterThumbnail(
  client: FilterClient,
  { width, height, data }: ImageData,
  filter: ImageFilter | null,
): Promise<ImageData> {
  const { pixels } = await client.ask({ kind: 'filter', pixels: { width, height, data: new Uint8ClampedArray(data) }, filter });
  return new ImageData(pixels?.data ?? new Uint8ClampedArray(data), width, height);
}
