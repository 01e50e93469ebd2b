import type { Matrix, Rect } from '@coverwright/core/geometry/shapes.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import type { PaintCache } from './paint-cache.ts';
import type { PaintCanvas, PaintContext, PaintSurface } from './paint-context.ts';

/**
 * A picture that is ready to paint. It is always a canvas, because Skia samples other kinds of sources differently, by up to 128 levels at
 * an edge.
 */
export interface DrawablePicture {
  readonly canvas: PaintCanvas;
  /** The size that the scene's `source` rectangles refer to. The canvas may be a smaller working copy. */
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}

/** The resources that a scene refers to but does not contain. */
export interface PaintResources {
  readonly outlines: Pick<TextEngine, 'outline'>;
  readonly images: ReadonlyMap<AssetId, DrawablePicture>;
  readonly surface: PaintSurface;
  /** The cache: kept between the repaints of a screen, or created for a single job. */
  readonly cache: PaintCache;
}

/** The state of painting on a canvas, which every painting function receives. */
export interface Painting {
  readonly context: PaintContext;
  readonly resources: PaintResources;
  /** The matrix from the node's coordinates to the canvas's pixels. */
  readonly matrix: Matrix;
  /** The size of the canvas in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** The pixels of the canvas that a clip leaves visible; absent without a clip. No layer has to reach farther. */
  readonly clip?: Rect;
  /** The reaction to a missing picture: a print must refuse, a screen that is still loading may continue. */
  readonly missingPictures: 'refuse' | 'skip';
  /** True while a hand moves what is painted: large groups are then painted once and laid down as pictures (`group-picture`). */
  readonly inMotion: boolean;
}

export function withMatrix(painting: Painting, matrix: Matrix): Painting {
  return { ...painting, matrix };
}

/** Returns the pixels of the canvas that can be seen. */
export function visibleArea({ width, height, clip }: Pick<Painting, 'width' | 'height' | 'clip'>): Rect {
  return clip ?? { x: 0, y: 0, width, height };
}

/** Returns the factor by which a matrix scales lengths: exact for uniform scaling, the mean of the axes otherwise. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
