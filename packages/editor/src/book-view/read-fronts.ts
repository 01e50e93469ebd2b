import type { Picture } from '@coverwright/render/mock-up/texture.ts';

/** Loads the fronts of the neighboring books as pixels; one that fails to load is white card. */
export function readFronts(addresses: readonly string[]): Promise<readonly Picture[]> {
  return Promise.all(addresses.map((address) => readFront(address).catch(() => WHITE)));
}

const WHITE: Picture = { width: 1, height: 1, data: new Uint8ClampedArray([255, 255, 255, 255]) };

async function readFront(address: string): Promise<Picture> {
  const response = await fetch(address);
  if (!response.ok) return WHITE;
  const front = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(front.width, front.height).getContext('2d', { willReadFrequently: true });
  if (!context) return WHITE;
  context.drawImage(front, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, front.width, front.height);
  front.close();
  return { width, height, data: new Uint8ClampedArray(data) };
}
