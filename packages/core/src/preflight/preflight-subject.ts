import type { ProofReading } from '../colour/proof-pixels.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { bindingOf } from '../geometry/measure-cover.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import type { Binding, PrintPlatform } from '../platforms/platform.ts';
import type { Scene } from '../scene/scene.ts';
import type { InkReading } from '../shop-window/measure-ink.ts';
import type { TextEngine } from '../text/text-engine.ts';

/** Measurements that need painted pixels. They are provided by a part of the program that can paint. */
export interface PixelReadings {
  /** Returns the contrast of a layer's text with its background; null if it was not painted or is not visible. */
  readonly ink: (layerId: string) => InkReading | null;
  /** Returns the relative luminance, 0 to 1, of the lightest edge of the front; null if it was not painted. */
  readonly edge: () => number | null;
  /** Returns the share of the cover that a press cannot reproduce in ink; null if that was not measured. */
  readonly press: () => ProofReading | null;
}

/** The readings for callers that cannot paint. The checks that need pixels find nothing. */
export const NO_READINGS: PixelReadings = { ink: () => null, edge: () => null, press: () => null };

/** The subject of a check: the document, its geometry and its ink. */
export interface PreflightSubject {
  readonly design: Design;
  readonly platform: PrintPlatform;
  /** The binding; null for a front alone, which is not printed. */
  readonly binding: Binding | null;
  readonly geometry: CoverGeometry;
  readonly scene: Scene;
  readonly engine: TextEngine;
  readonly readings: PixelReadings;
}

/** Computes the measurements that the checks need. */
export function subjectOf(design: Design, scene: Scene, engine: TextEngine, readings: PixelReadings): PreflightSubject {
  return {
    design,
    platform: PLATFORMS[design.publisher],
    binding: bindingOf(specificationOf(design)),
    geometry: geometryOf(design),
    scene,
    engine,
    readings,
  };
}
