import type { EncodeOptions } from '../raster/encode-raster.ts';
import type { Raster } from '../raster/raster.ts';
import { withRaster } from '../raster/with-raster.ts';
import type { ExportJob } from './export-job.ts';
import { rasterSize } from './raster-size.ts';

/** Returns what JPEG and PNG have in common: pictures, paint, then the encoder of the kind. */
export function rasterExporter(encode: (raster: Raster, options: EncodeOptions) => Promise<Uint8Array>) {
  return async ({ scene, geometry, widthPx, ports, signal, onProgress }: ExportJob): Promise<Uint8Array> => {
    const { width, height, dpi } = rasterSize(geometry, widthPx);
    const { engine: outlines, readPicture } = ports;
    return withRaster({ scene, width, height, outlines, readPicture, signal, onLoaded: () => onProgress?.(0.4) }, (raster) => {
      onProgress?.(0.7);
      return encode(raster, { dpi });
    });
  };
}
