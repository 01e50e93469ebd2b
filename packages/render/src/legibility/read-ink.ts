import type { Scene } from '@coverwright/core/scene/scene.ts';
import { type InkReading, measureInk } from '@coverwright/core/shop-window/measure-ink.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { paintInk } from './paint-ink.ts';

/** The width of the painting in pixels, enough for thin strokes. */
const WIDTH = 360;
const TALLEST = 480;
/** The margin around the text, as a share of its height. */
const AROUND = 0.1;

/** Returns the contrast of a layer's text with the layers below it; null if it has no ink. */
export function readInk(scene: Scene, layerId: string, resources: PaintResources): InkReading | null {
  const ink = scene.layers.find(({ id }) => id === layerId)?.inkBounds;
  if (!ink) return null;
  const margin = Math.min(ink.width, ink.height) * AROUND;
  const region = { x: ink.x - margin, y: ink.y - margin, width: ink.width + 2 * margin, height: ink.height + 2 * margin };
  const scale = Math.min(1, WIDTH / region.width, TALLEST / region.height);
  const size = { width: Math.max(1, Math.round(region.width * scale)), height: Math.max(1, Math.round(region.height * scale)) };
  return measureInk(paintInk(scene, layerId, resources, region, size));
}
