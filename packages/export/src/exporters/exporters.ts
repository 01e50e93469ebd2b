import type { Exporter } from './export-job.ts';
import { jpegExporter } from './jpeg-exporter.ts';
import { pdfExporter } from './pdf-exporter.ts';
import { pngExporter } from './png-exporter.ts';

export const EXPORT_KINDS = ['pdf', 'jpeg', 'png'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** The exporters by kind of file. A new kind needs a file beside this one, a word above and a line here. */
export const EXPORTERS = { pdf: pdfExporter, jpeg: jpegExporter, png: pngExporter } as const satisfies Record<ExportKind, Exporter>;
