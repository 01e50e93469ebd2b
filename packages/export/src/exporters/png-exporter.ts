import { encodePng } from '../raster/encode-raster.ts';
import type { Exporter } from './export-job.ts';
import { rasterExporter } from './raster-exporter.ts';

export const pngExporter: Exporter = { mediaType: 'image/png', extension: 'png', write: rasterExporter(encodePng) };
