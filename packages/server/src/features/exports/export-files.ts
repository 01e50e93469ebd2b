import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';

/**
 * The names and media types of files by kind. The exporters have the same values, but importing them would load the renderer, which belongs
 * to the render processes. A test compares the two.
 */
export const EXPORT_FILES = {
  pdf: { extension: 'pdf', mediaType: 'application/pdf' },
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg' },
  png: { extension: 'png', mediaType: 'image/png' },
  proof: { extension: 'jpg', mediaType: 'image/jpeg' },
  package: { extension: 'zip', mediaType: 'application/zip' },
  design: { extension: 'coverwright', mediaType: 'application/vnd.coverwright+zip' },
} as const satisfies Record<ExportKind, { readonly extension: string; readonly mediaType: string }>;
