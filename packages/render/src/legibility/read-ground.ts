import type { Rgba } from '@coverwright/core/design/colour.ts';
import { relativeLuminance } from '@coverwright/core/design/contrast.ts';
import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { contrastOn, measureGround } from '@coverwright/core/shop-window/measure-ink.ts';
import { paintScene } from '../canvas/paint-scene.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { contextOf } from '../canvas/pixel-layer.ts';
import { readBlock } from './pixel-block.ts';

/** The width in pixels at which the board is painted. */
const WIDTH = 120;

/**
 * Paints a board without its words, and returns a function that gives the contrast ratio, 1 to 21, of text of a color with the more
 * difficult part of the background in an area, in scene pixels.
 */
export function readGround(scene: Scene, board: Rect, resources: PaintResources): (area: Rect, colour: Rgba) => number {
  const scale = WIDTH / board.width;
  const size = { width: WIDTH, height: Math.max(1, Math.round(board.height * scale)) };
  const canvas = resources.surface.createCanvas(size.width, size.height);
  const layers = scene.layers.filter(({ kind }) => wordsOf(kind) !== 'placed');
  paintScene(contextOf(canvas), { ...scene, layers }, resources, { ...size, region: board, missingPictures: 'skip' });
  return ({ x, y, width, height }, colour) => {
    const area = { x: (x - board.x) * scale, y: (y - board.y) * scale, width: width * scale, height: height * scale };
    const { data } = readBlock(canvas, area);
    const grounds = Array.from({ length: data.length / 4 }, (_, pixel) =>
      relativeLuminance({ r: data[pixel * 4] ?? 0, g: data[pixel * 4 + 1] ?? 0, b: data[pixel * 4 + 2] ?? 0 }),
    );
    return contrastOn(measureGround(grounds), relativeLuminance(colour));
  };
}
