import { hasFewColours } from '../raster/has-few-colours.ts';
import type { Raster } from '../raster/raster.ts';
import { withPipeline } from '../raster/with-pipeline.ts';
import type { PdfLiteral } from './shading-pattern.ts';

/** The bytes of an image XObject, and the part of its dictionary that describes their encoding. */
export interface RasterStream {
  readonly bytes: Uint8Array;
  readonly dictionary: { [key: string]: PdfLiteral };
}

/** The largest number of colors in flat artwork. A flat colour with one soft shadow has fewer, a photograph far more. */
const FLAT_ARTWORK_COLOURS = 2048;

/** Encodes the raster as JPEG (4:4:4), or without loss if it is flat artwork. */
export async function encodeRasterStream(raster: Raster, quality = 92): Promise<RasterStream> {
  const { width, height } = raster;
  const isFlat = hasFewColours(raster, FLAT_ARTWORK_COLOURS);
  const image = { Width: width, Height: height, ColorSpace: 'DeviceRGB', BitsPerComponent: 8 };
  return withPipeline(raster, async (pipeline) => {
    if (!isFlat) {
      const bytes = await pipeline.removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
      return { bytes, dictionary: { ...image, Filter: 'DCTDecode' } };
    }
    const png = await pipeline.removeAlpha().png({ compressionLevel: 6, palette: false }).toBuffer();
    const parameters = { Predictor: 15, Colors: 3, BitsPerComponent: 8, Columns: width };
    return { bytes: pngImageData(png), dictionary: { ...image, Filter: 'FlateDecode', DecodeParms: parameters } };
  });
}

/** Returns the deflated rows of a PNG, which are exactly the data of a PDF image with predictor 15. */
function pngImageData(png: Buffer): Uint8Array {
  const parts: Buffer[] = [];
  let at = 8;
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}
