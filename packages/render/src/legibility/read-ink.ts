import { minTypeSize } from '@coverwright/core/preflight/measuring/type-size.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { type InkReading, measureInk } from '@coverwright/core/shop-window/measure-ink.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { paintInk } from './paint-ink.ts';

/** The width of the painting in pixels, enough for thin strokes. */
const WIDTH = 360;
const TALLEST = 480;
/** The margin around the text, as a share of its height. */
const AROUND = 0.1;
/** Letters of fewer pixels have strokes of less than one, which mix with their background as they never do in print. */
const LEAST_TYPE = 20;
/** Contrast that is enough for any text; what reads as well while it mixes with its background is not painted again. */
const ENOUGH = 7;

/** Returns the contrast of a layer's text with the layers below it; null if it has no ink. */
export function readInk(scene: Scene, layerId: string, resources: PaintResources): InkReading | null {
  const layer = scene.layers.find(({ id }) => id === layerId);
  const ink = layer?.inkBounds;
  if (!ink) return null;
  const margin = Math.min(ink.width, ink.height) * AROUND;
  const region = { x: ink.x - margin, y: ink.y - margin, width: ink.width + 2 * margin, height: ink.height + 2 * margin };
  const readAt = (scale: number) => {
    const size = { width: Math.max(1, Math.round(region.width * scale)), height: Math.max(1, Math.round(region.height * scale)) };
    return measureInk(paintInk(scene, layerId, resources, region, size));
  };
  const scale = Math.min(1, WIDTH / region.width, TALLEST / region.height);
  const reading = readAt(scale);
  const type = minTypeSize(layer) ?? Number.POSITIVE_INFINITY;
  if (type * scale >= LEAST_TYPE || (reading && reading.contrast >= ENOUGH)) return reading;
  return readAt(Math.min(1, LEAST_TYPE / type));
}
