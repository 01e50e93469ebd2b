import type { CoverCanvas } from './cover-canvas.ts';

/** Loads a flat cover that was rendered elsewhere and does not change. Rejects if the picture cannot be loaded. */
export async function loadCoverPicture(address: string): Promise<Pick<CoverCanvas, 'canvas' | 'watch'>> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  // Without a graphics card the canvas is read back often.
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0);
  return {
    canvas,
    watch(onPainted) {
      onPainted();
      return () => {};
    },
  };
}
