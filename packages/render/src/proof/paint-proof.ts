import type { InkTable } from '@coverwright/core/colour/ink-table.ts';
import { type ProofMarks, type ProofReading, proofPixels } from '@coverwright/core/colour/proof-pixels.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { PaintCanvas } from '../canvas/paint-context.ts';
import { paintScene } from '../canvas/paint-scene.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { contextOf } from '../canvas/pixel-layer.ts';

/** Paints the whole cover as it will look in ink, `width` pixels wide, and computes the share of it that ink cannot reproduce. */
export function paintProof(
  scene: Scene,
  resources: PaintResources,
  table: InkTable,
  width: number,
  marks: ProofMarks,
): { readonly canvas: PaintCanvas; readonly reading: ProofReading } {
  const height = Math.max(1, Math.round((width * scene.height) / scene.width));
  const canvas = resources.surface.createCanvas(width, height);
  const context = contextOf(canvas);
  paintScene(context, scene, resources, { width, height, missingPictures: 'skip' });
  const image = context.getImageData(0, 0, width, height);
  const reading = proofPixels(table, image.data, width, marks);
  context.putImageData(image, 0, 0);
  return { canvas, reading };
}
