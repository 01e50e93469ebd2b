import { relativeLuminance } from '@coverwright/core/design/contrast.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { paintScene } from '../canvas/paint-scene.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { contextOf } from '../canvas/pixel-layer.ts';

const WIDTH = 120;
/** The number of pixels at the border of the small picture that count as its edge. */
const DEPTH = 2;

/** Returns the relative luminance, 0 to 1, of the lightest of the four edges of `region`. */
export function readEdge(scene: Scene, region: Rect, resources: PaintResources): number {
  const height = Math.max(1, Math.round((WIDTH * region.height) / region.width));
  const context = contextOf(resources.surface.createCanvas(WIDTH, height));
  paintScene(context, scene, resources, { width: WIDTH, height, region, missingPictures: 'skip' });
  const { data } = context.getImageData(0, 0, WIDTH, height);
  const mean = (left: number, top: number, right: number, bottom: number) => {
    let sum = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = (y * WIDTH + x) * 4;
        sum += relativeLuminance({ r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 });
      }
    }
    return sum / ((right - left) * (bottom - top));
  };
  return Math.max(
    mean(0, 0, WIDTH, DEPTH),
    mean(0, height - DEPTH, WIDTH, height),
    mean(0, 0, DEPTH, height),
    mean(WIDTH - DEPTH, 0, WIDTH, height),
  );
}
