import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { GradientStop } from '@coverwright/core/scene/scene.ts';
import type { Raster } from '../raster/raster.ts';
import type { RasterStream } from './raster-stream.ts';

/** The way in which a page writes colors: as sRGB, or as inks. */
export interface PageColours {
  readonly space: 'DeviceRGB' | 'DeviceCMYK';
  /** Returns the operator and its operands for filling and for stroking. */
  fill(colour: Rgba): string;
  stroke(colour: Rgba): string;
  /** Returns the components of a gradient stop, 0 to 1. */
  components(colour: Rgba): number[];
  /** Returns stops between which linear interpolation of the components gives the intended gradient. */
  stops(stops: readonly GradientStop[]): readonly GradientStop[];
  encodeRaster(raster: Raster): Promise<RasterStream>;
  /** True if a picture file may be embedded unchanged. */
  readonly keepsPictures: boolean;
}
