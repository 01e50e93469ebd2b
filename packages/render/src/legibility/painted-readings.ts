import type { InkTable } from '@coverwright/core/colour/ink-table.ts';
import type { ProofReading } from '@coverwright/core/colour/proof-pixels.ts';
import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { PixelReadings } from '@coverwright/core/preflight/preflight-subject.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { InkReading } from '@coverwright/core/shop-window/measure-ink.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { paintProof } from '../proof/paint-proof.ts';
import { readEdge } from './read-edge.ts';
import { readInk } from './read-ink.ts';

/** The width in pixels at which shares of the cover are counted. */
const PROOF_WIDTH = 400;

/** Returns preflight's readings of pixels, which are painted on demand and at most once. @param inks null: without a proof. */
export function paintedReadings(
  scene: Scene,
  geometry: CoverGeometry,
  resources: PaintResources,
  inks: InkTable | null = null,
): PixelReadings {
  const known = new Map<string, InkReading | null>();
  let press: ProofReading | null = null;
  return {
    ink(layerId) {
      const before = known.get(layerId);
      if (before !== undefined) return before;
      const reading = readInk(scene, layerId, resources);
      known.set(layerId, reading);
      return reading;
    },
    edge: () => readEdge(scene, geometry.boards.front, resources),
    press: () => (press ??= inks && paintProof(scene, resources, inks, PROOF_WIDTH, { gamut: false, ink: false }).reading),
  };
}
