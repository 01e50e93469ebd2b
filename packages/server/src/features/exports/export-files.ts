import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';

/**
 * Says how each kind of file is named and sent. The exporters say the same; they are not asked, because with them come the
 * painters, which belong to the render processes. A test holds the two equal.
 */
export const EXPORT_FILES = {
  pdf: { extension: 'pdf', mediaType: 'application/pdf' },
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg' },
  png: { extension: 'png', mediaType: 'image/png' },
  proof: { extension: 'jpg', mediaType: 'image/jpeg' },
  package: { extension: 'zip', mediaType: 'application/zip' },
  design: { extension: 'coverwright', mediaType: 'application/vnd.coverwright+zip' },
} as const satisfies Record<ExportKind, { readonly extension: string; readonly mediaType: string }>;
