import { IDENTITY, multiply, scaling, translation, type Rect } from '@coverwright/core/geometry/shapes.ts';
import { paintedLayers } from '@coverwright/core/scene/painted-layers.ts';
import type { Scene, SceneLayer } from '@coverwright/core/scene/scene.ts';
import type { PaintContext } from './paint-context.ts';
import { paintNodes } from './paint-node.ts';
import type { Painting, PaintResources } from './painting.ts';

export interface PaintOptions {
  /** The width of the canvas in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** The part of the scene that fills the canvas; absent for the whole scene. */
  readonly region?: Rect;
  /** Returns true for the layers to paint; absent for all. */
  readonly layers?: (layer: SceneLayer) => boolean;
  /** The reaction to a picture that is not loaded: `refuse` (the default, for print) throws, `skip` leaves it out. */
  readonly missingPictures?: 'refuse' | 'skip';
  /** True while a hand moves the layers: large groups may then lie up to half a pixel off. False when absent. */
  readonly inMotion?: boolean;
}

/**
 * Paints a scene on a 2D canvas, over its content. The same code serves the screen, the thumbnail, the JPEG and the raster under a print
 * file's text. The context must come from `contextOf` (a software canvas), and its own transform is ignored.
 */
export function paintScene(context: PaintContext, scene: Scene, resources: PaintResources, options: PaintOptions): void {
  const painting = { ...startPainting(scene, options), context, resources };
  for (const layer of paintedLayers(scene.layers)) {
    if (options.layers?.(layer) ?? true) paintNodes(painting, layer.nodes);
  }
  context.setTransform(...IDENTITY);
}

/**
 * Creates the painting of a scene. Each axis has its own scale, so that a size rounded to whole pixels moves no glyph by more than the
 * rounding.
 */
function startPainting(
  scene: Scene,
  { width, height, region, missingPictures = 'refuse', inMotion = false }: PaintOptions,
): Omit<Painting, 'context' | 'resources'> {
  const shown = region ?? { x: 0, y: 0, width: scene.width, height: scene.height };
  const matrix = multiply(scaling(width / shown.width, height / shown.height), translation(-shown.x, -shown.y));
  return { matrix, width, height, missingPictures, inMotion };
}
