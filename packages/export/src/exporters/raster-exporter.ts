import type { EncodeOptions } from '../raster/encode-raster.ts';
import type { Raster } from '../raster/raster.ts';
import { withRaster } from '../raster/with-raster.ts';
import type { ExportJob } from './export-job.ts';
import { rasterSize } from './raster-size.ts';

/** Returns an exporter for JPEG or PNG. Both load pictures and paint in the same way, and differ in the encoder. */
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
