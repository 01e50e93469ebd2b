import { fillColour, strokeColour } from './content-stream.ts';
import type { PageColours } from './page-colours.ts';
import { encodeRasterStream } from './raster-stream.ts';

/** The page colors in sRGB, which KDP requires and proofs use. */
export const RGB_COLOURS: PageColours = {
  space: 'DeviceRGB',
  fill: fillColour,
  stroke: strokeColour,
  components: ({ r, g, b }) => [r / 255, g / 255, b / 255],
  stops: (stops) => stops,
  encodeRaster: (raster) => encodeRasterStream(raster),
  keepsPictures: true,
};
