import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { PixelReadings } from '@coverwright/core/preflight/preflight-subject.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { InkReading } from '@coverwright/core/shop-window/measure-ink.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { readEdge } from './read-edge.ts';
import { readInk } from './read-ink.ts';

/** What preflight asks of pixels, painted when it asks and once at most. */
export function paintedReadings(scene: Scene, geometry: CoverGeometry, resources: PaintResources): PixelReadings {
  const inks = new Map<string, InkReading | null>();
  return {
    ink(layerId) {
      const known = inks.get(layerId);
      if (known !== undefined) return known;
      const reading = readInk(scene, layerId, resources);
      inks.set(layerId, reading);
      return reading;
    },
    edge: () => readEdge(scene, geometry.boards.front, resources),
  };
}
