import { encodeJpeg } from '../raster/encode-raster.ts';
import type { Exporter } from './export-job.ts';
import { rasterExporter } from './raster-exporter.ts';

export const jpegExporter: Exporter = { mediaType: 'image/jpeg', extension: 'jpg', write: rasterExporter(encodeJpeg) };
