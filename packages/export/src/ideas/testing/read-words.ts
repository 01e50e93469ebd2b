import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import { ImageData, createCanvas } from '@napi-rs/canvas';
import type { Rgba } from '@coverwright/core/design/colour.ts';
import { contrastRatio, relativeLuminance } from '@coverwright/core/design/contrast.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { minTypeSize } from '@coverwright/core/preflight/measuring/type-size.ts';
import type { AssetId, Scene } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { nodeSurface } from '../../raster/node-surface.ts';
import { renderRaster } from '../../raster/render-raster.ts';

/** The width in pixels at which a front is painted for measuring. */
const WIDTH = 80;
/** The percentile that counts as the most difficult part of the background. The few pixels beyond it may be a seam or a speck. */
const AWKWARD = 0.97;

export function drawable({ image, pixels }: BriefPicture): readonly [AssetId, DrawablePicture] {
  const canvas = createCanvas(pixels.width, pixels.height);
  canvas.getContext('2d').putImageData(new ImageData(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height), 0, 0);
  return [image.assetId, { canvas, naturalWidth: image.width, naturalHeight: image.height }];
}

export interface WordContrast {
  readonly words: string;
  /** The size of the smallest letters in print pixels. */
  readonly size: number;
  readonly contrast: number;
}

/**
 * Returns the contrast of each text on a front with the most difficult part of its background: picture, shades and shapes, without text.
 * Outlined letters are compared with their outline, and those on strips with the paper.
 */
export function contrastOfWords(
  { frontBoard: { textBoxes } }: Design,
  scene: Scene,
  { boards }: CoverGeometry,
  images: ReadonlyMap<AssetId, DrawablePicture>,
  engine: TextEngine,
): readonly WordContrast[] {
  const height = Math.round((WIDTH * boards.front.height) / boards.front.width);
  const scale = WIDTH / boards.front.width;
  const painted = new Map<number, Uint8Array>();
  // Layers that are painted after the words cover them, and are not their background.
  const levelsUnder = (id: string): Uint8Array => {
    const layers = scene.layers
      .slice(
        0,
        scene.layers.findIndex((layer) => layer.id === id),
      )
      .filter(({ kind }) => wordsOf(kind) !== 'placed');
    const known = painted.get(layers.length);
    if (known) return known;
    const resources = { outlines: engine, images, surface: nodeSurface, cache: createPaintCache() };
    const levels = renderRaster({ ...scene, layers }, resources, { width: WIDTH, height, region: boards.front }).data();
    painted.set(layers.length, levels);
    return levels;
  };
  return textBoxes.map((box) => {
    const layer = scene.layers.find(({ id }) => id === box.designMode.uniqueId);
    const ink = layer?.inkBounds;
    if (!ink) throw new Error(`${box.panelName} has no ink`);
    const levels = levelsUnder(box.designMode.uniqueId);
    const under = pointsOf(box, ink, boards.front).map(([x, y]) => {
      const column = Math.min(WIDTH - 1, Math.max(0, Math.floor(x * scale)));
      const at = (Math.min(height - 1, Math.max(0, Math.floor(y * scale))) * WIDTH + column) * 4;
      return relativeLuminance({ r: levels[at] ?? 0, g: levels[at + 1] ?? 0, b: levels[at + 2] ?? 0 });
    });
    return {
      words: box.panelName,
      size: minTypeSize(layer) ?? 0,
      contrast: Math.min(...inksOf(box).map((colour) => contrastWith(colour, box, under))),
    };
  });
}

/** Effects that put a color of their own around or under the letters. */
const AROUND: ReadonlySet<string> = new Set(['outline', 'strips']);

function contrastWith(colour: Rgba, { text: { textEffect } }: TextBox, under: readonly number[]): number {
  const light = relativeLuminance(colour);
  const around = textEffect && AROUND.has(textEffect.name) && 'colour' in textEffect.style ? textEffect.style.colour : null;
  if (around) return contrastRatio(light, relativeLuminance(around));
  const contrasts = under.map((level) => contrastRatio(light, level)).sort((first, second) => second - first);
  return contrasts[Math.floor((contrasts.length - 1) * AWKWARD)] ?? 0;
}

function inksOf({ text: { colour, textEffect } }: TextBox): readonly Rgba[] {
  return textEffect?.name === 'gradient' ? textEffect.style.stops.map((stop) => stop.colour) : [colour];
}

const COLUMNS = 28;
const ROWS = 12;

/** Returns points under a text, relative to the front's corner; for rotated text, along its rotated box. */
function pointsOf({ panel }: TextBox, ink: Rect, board: Rect): readonly (readonly [number, number])[] {
  const angle = (panel.rotation * Math.PI) / 180;
  const middle = { x: ink.x + ink.width / 2 - board.x, y: ink.y + ink.height / 2 - board.y };
  const height = panel.rotation === 0 ? ink.height : panel.height;
  const width = panel.rotation === 0 ? ink.width : (ink.width - height * Math.abs(Math.sin(angle))) / Math.cos(angle);
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const x = ((index % COLUMNS) / (COLUMNS - 1) - 0.5) * width;
    const y = (Math.floor(index / COLUMNS) / (ROWS - 1) - 0.5) * height;
    return [middle.x + x * Math.cos(angle) - y * Math.sin(angle), middle.y + x * Math.sin(angle) + y * Math.cos(angle)] as const;
  });
}
