import type { CoverGeometry, CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { FileRules } from './file-rules.ts';
import type { DamagedStream } from './reading/read-streams.ts';
import type { PageContents } from './reading/walk-content.ts';

/** A finding about a finished file. It is like a finding about a document, with other checks and without a fix. */
export interface FileFinding extends Omit<Finding, 'check' | 'fix'> {
  readonly check: FileCheckId;
}

export const FILE_CHECK_IDS = [
  'file-size',
  'page-count',
  'page-size',
  'page-boxes',
  'damaged-streams',
  'annotations',
  'bookmarks',
  'scripts',
  'attachments',
  'layers',
  'transparency',
  'image-dpi',
  'fonts',
  'colour-space',
  'total-ink',
  'output-intent',
] as const;
/** The id of a check. `encryption` is found by `openPrintFile`, before any check can run. */
export type FileCheckId = (typeof FILE_CHECK_IDS)[number] | 'encryption';

/** The subject of a check: the file, and the book that it is the cover of. */
export interface FileSubject {
  /** The size in bytes. */
  readonly size: number;
  readonly document: PDFDocument;
  /** The first page, with the content that it draws. */
  readonly page: PDFPage;
  readonly contents: PageContents;
  readonly specification: CoverSpecification;
  readonly geometry: CoverGeometry;
  readonly rules: FileRules;
  /** The ink coverage of the heaviest spot in percent; 0 for a page without inks. */
  readonly maxInk: number;
  readonly damagedStreams: readonly DamagedStream[];
  readonly hasEndMarker: boolean;
}

export type FileCheck = (subject: FileSubject) => readonly Omit<FileFinding, 'check' | 'element'>[];
