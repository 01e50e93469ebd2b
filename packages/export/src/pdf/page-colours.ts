import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { GradientStop } from '@coverwright/core/scene/scene.ts';
import type { Raster } from '../raster/raster.ts';
import type { RasterStream } from './raster-stream.ts';

/** Describes how a page writes colour: as the screen's, or as ink. */
export interface PageColours {
  readonly space: 'DeviceRGB' | 'DeviceCMYK';
  /** The operator and its operands for filling, and for stroking. */
  fill(colour: Rgba): string;
  stroke(colour: Rgba): string;
  /** Components of a gradient's stop, 0 to 1. */
  components(colour: Rgba): number[];
  /** Stops between which a straight ramp of components is the gradient that was meant. */
  stops(stops: readonly GradientStop[]): readonly GradientStop[];
  encodeRaster(raster: Raster): Promise<RasterStream>;
  /** True where a picture file may go in as it is. */
  readonly keepsPictures: boolean;
}
